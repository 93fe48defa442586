import { Platform } from 'react-native'
import { useWords } from '@/i18n'
import { VERBOSITIES, type Settings } from '@/model/settings'
import { Segments } from '../ui/segments'
import { SwitchRow } from '../ui/switch-row'
import { Labelled, Section } from './section'

type Props = {
  readonly settings: Settings
  readonly onChange: (change: Partial<Settings>) => void
}

/** How screen readers are told the match, and whether single keys play. */
export function SpeechSection({ settings, onChange }: Props) {
  const words = useWords().settings
  return (
    <Section title={words.speech}>
      <Labelled label={words.verbosity}>
        <Segments
          label={words.verbosity}
          isLabelSeen
          value={settings.verbosity}
          onChange={(verbosity) => onChange({ verbosity })}
          options={VERBOSITIES.map((value) => ({ value, label: words.verbosities[value] }))}
        />
      </Labelled>
      {Platform.OS === 'web' ? (
        <SwitchRow
          label={words.keys}
          note={words.keysNote}
          isOn={settings.areKeysOn}
          onChange={(areKeysOn) => onChange({ areKeysOn })}
        />
      ) : null}
    </Section>
  )
}
