import { useEffect, useRef } from 'react'
import { Pressable, ScrollView, StyleSheet, Text, View } from 'react-native'
import type { Translations } from '@/i18n'
import { setDocumentTitle } from './document-title'
import { moveFocusToHeading } from './move-focus'
import { pageName } from './page-title'
import { brass, darkTheme } from './theme'

type Props = {
  readonly error: unknown
  readonly words: Pick<Translations, 'appName' | 'crash'>
  /** Reloading the page has failed too. */
  readonly isOffline: boolean
  readonly onTryAgain: () => void
  /** Reloads the page: code that failed to load is not requested again otherwise. */
  readonly onReload: () => void
  readonly onStart: () => void
}

/** Whether the code of a screen failed to load: Expo gives such errors this name. */
const isNotFetched = (error: unknown) =>
  error instanceof Error && error.name === 'AsyncRequireError'

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
export function CrashScreen(props: Props) {
  const { error, isOffline, onTryAgain, onReload, onStart } = props
  const { appName, crash: words } = props.words
  const isOnlyNotFetched = isNotFetched(error)
  const { title, about, tryAgain } = isOnlyNotFetched ? words.notFetched : words
  const detail = isOnlyNotFetched
    ? isOffline && words.notFetched.stillOffline
    : (messageOf(error) ?? words.unknown)
  const heading = useRef<Text>(null)
  useEffect(() => setDocumentTitle(pageName(title, appName)), [title, appName])
  useEffect(() => {
    if (heading.current) moveFocusToHeading(heading.current)
  }, [])
  return (
    <ScrollView role="main" style={styles.screen} contentContainerStyle={styles.page}>
      <View role="alert" style={styles.message}>
        <Text ref={heading} role="heading" aria-level={1} tabIndex={-1} style={styles.title}>
          {title}
        </Text>
        <Text style={styles.text}>{about}</Text>
        {detail ? (
          <Text selectable style={styles.error}>
            {detail}
          </Text>
        ) : null}
      </View>
      <Pressable
        role="button"
        onPress={isOnlyNotFetched ? onReload : onTryAgain}
        style={[styles.button, styles.first]}
      >
        <Text style={styles.firstLabel}>{tryAgain}</Text>
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
