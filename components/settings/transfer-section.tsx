import { StyleSheet, View } from 'react-native'
import { useWords, type Translations } from '@/i18n'
import type { Transfer } from '@/model/transfer'
import { QuietButton } from '../ui/quiet-button'
import { Body, Note } from '../ui/text'
import { SPACE, useTheme } from '../ui/theme'
import { useAnnouncement } from '../ui/use-announcement'
import { importLines } from './import-lines'
import { ButtonRow, Section } from './section'

type Props = {
  readonly transfer: Transfer
  readonly onExport: () => void
  readonly onImport: () => void
}

/** The text for a running export or import, and for the result of the last one. */
function linesOf(transfer: Transfer, words: Translations) {
  const { settings } = words
  switch (transfer.kind) {
    case 'none':
      return { lines: [] }
    case 'exporting':
      return { busy: settings.exporting, lines: [] }
    case 'importing':
      return { busy: settings.importing, lines: [] }
    case 'exported':
      return { lines: [settings.exported] }
    case 'not-exported':
      return { lines: [settings.notExported], isProblem: true }
    case 'imported': {
      const { imported } = transfer
      const isProblem = !imported.ok || imported.value.refused.length > 0
      return { lines: importLines(imported, words), isProblem }
    }
  }
}

/** The section with the export and import buttons and their results. */
export function TransferSection({ transfer, onExport, onImport }: Props) {
  const words = useWords()
  const { settings } = words
  const { danger, ink } = useTheme()
  const { busy, lines, isProblem = false } = linesOf(transfer, words)
  useAnnouncement(busy ?? lines.join(' '))
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
      {/* No aria-live: Android would speak these lines a second time. */}
      <View role={isProblem ? 'alert' : 'status'} style={styles.lines}>
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
