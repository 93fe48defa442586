import { Pressable, ScrollView, StyleSheet, Text, View } from 'react-native'
import type { Translations } from '@/i18n'
import { brass, darkTheme } from './theme'

type Props = {
  readonly error: unknown
  readonly words: Translations['crash']
  readonly onTryAgain: () => void
  readonly onStart: () => void
}

/** Any value can be thrown, and reading its message can throw again. */
function messageOf(error: unknown): string | undefined {
  try {
    const message = error instanceof Error ? error.message : String(error)
    return message.trim() || undefined
  } catch {
    return undefined
  }
}

/** Shown by the error boundary. Uses no context, font or inset, as any of them may have failed. */
export function CrashScreen({ error, words, onTryAgain, onStart }: Props) {
  return (
    <ScrollView style={styles.screen} contentContainerStyle={styles.page}>
      <View role="alert" style={styles.message}>
        <Text role="heading" aria-level={1} style={styles.title}>
          {words.title}
        </Text>
        <Text style={styles.text}>{words.about}</Text>
        <Text selectable style={styles.error}>
          {messageOf(error) ?? words.unknown}
        </Text>
      </View>
      <Pressable role="button" onPress={onTryAgain} style={[styles.button, styles.first]}>
        <Text style={styles.firstLabel}>{words.tryAgain}</Text>
      </Pressable>
      <Pressable role="button" onPress={onStart} style={[styles.button, styles.second]}>
        <Text style={styles.text}>{words.toStart}</Text>
      </Pressable>
    </ScrollView>
  )
}

const styles = StyleSheet.create({
  screen: { flex: 1, backgroundColor: darkTheme.background[1] },
  page: {
    flexGrow: 1,
    justifyContent: 'center',
    gap: 16,
    padding: 32,
    width: '100%',
    maxWidth: 560,
    alignSelf: 'center',
  },
  message: { gap: 12, marginBottom: 8 },
  title: { fontSize: 28, fontWeight: '800', color: darkTheme.ink },
  text: { fontSize: 16, lineHeight: 23, color: darkTheme.ink },
  error: {
    padding: 16,
    borderRadius: 12,
    fontSize: 15,
    color: darkTheme.ink,
    backgroundColor: darkTheme.card,
  },
  button: {
    minHeight: 52,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 16,
    paddingHorizontal: 20,
  },
  first: { backgroundColor: brass.middle },
  firstLabel: { fontSize: 17, fontWeight: '700', color: '#2a1c12' },
  second: { borderWidth: 1, borderColor: darkTheme.cardEdge },
})
