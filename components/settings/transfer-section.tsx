import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { QuietButton } from '../ui/quiet-button'
import { Body, Note } from '../ui/text'
import { SPACE, useTheme } from '../ui/theme'
import { Section } from './section'

type Props = {
  readonly busy: string | undefined
  readonly lines: readonly string[]
  readonly isProblem: boolean
  readonly onExport: () => void
  readonly onImport: () => void
}

/** Everything out as one file, or in from one, and plainly what became of it. */
export function TransferSection({ busy, lines, isProblem, onExport, onImport }: Props) {
  const { settings } = useWords()
  const { danger, ink } = useTheme()
  return (
    <Section title={settings.matches}>
      <Note>{settings.matchesNote}</Note>
      <View style={styles.buttons}>
        <QuietButton
          icon="out"
          tone="accent"
          label={settings.export}
          isDisabled={busy !== undefined}
          onPress={onExport}
        />
        <QuietButton
          icon="in"
          tone="accent"
          label={settings.import}
          isDisabled={busy !== undefined}
          onPress={onImport}
        />
      </View>
      <View aria-live="polite" role={isProblem ? 'alert' : 'status'} style={styles.lines}>
        {busy ? <Note>{busy}</Note> : null}
        {lines.map((line) => (
          <Body key={line} style={{ color: isProblem ? danger : ink }}>
            {line}
          </Body>
        ))}
      </View>
    </Section>
  )
}

const styles = StyleSheet.create({
  buttons: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: SPACE.m,
    marginHorizontal: -SPACE.s,
  },
  lines: { gap: SPACE.xs },
})
