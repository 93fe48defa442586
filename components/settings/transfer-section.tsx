import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { QuietButton } from '../ui/quiet-button'
import { Body, Note } from '../ui/text'
import { SPACE, useTheme } from '../ui/theme'
import { ButtonRow } from './button-row'
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
      <ButtonRow>
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
      </ButtonRow>
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
  lines: { gap: SPACE.xs },
})
