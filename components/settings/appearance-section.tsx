import { useWords } from '@/i18n'
import { LANGUAGE_CHOICES, type VoiceChange } from '@/model/language'
import type { Settings } from '@/model/settings'
import { QuietButton } from '../ui/quiet-button'
import { Segments } from '../ui/segments'
import { SwitchRow } from '../ui/switch-row'
import { Note } from '../ui/text'
import { ButtonRow, Labelled, Section } from './section'
import { ThemeChoice } from './theme-choice'

type Props = {
  readonly settings: Settings
  /** What makes a screen reader speak the chosen language, unless it does. */
  readonly voiceChange?: VoiceChange | undefined
  readonly onChange: (change: Partial<Settings>) => void
}

/** The section for the language, the theme and less motion. */
export function AppearanceSection({ settings, voiceChange, onChange }: Props) {
  const words = useWords().settings
  return (
    <Section title={words.appearance}>
      <Labelled label={words.language}>
        <Segments
          label={words.language}
          isLabelSeen
          value={settings.language}
          onChange={(language) => onChange({ language })}
          options={LANGUAGE_CHOICES.map((value) => ({
            value,
            label: words.languages[value],
            // Each language is named in itself.
            lang: value === 'system' ? undefined : value,
          }))}
        />
        {voiceChange ? <Note>{words.voice[voiceChange.by]}</Note> : null}
        {voiceChange?.by === 'settings' ? (
          <ButtonRow>
            <QuietButton
              tone="accent"
              label={words.voice.open}
              onPress={voiceChange.openSettings}
            />
          </ButtonRow>
        ) : null}
      </Labelled>
      <Labelled label={words.theme}>
        <ThemeChoice value={settings.theme} onChange={(theme) => onChange({ theme })} />
      </Labelled>
      <SwitchRow
        label={words.reduceMotion}
        note={words.reduceMotionNote}
        isOn={settings.isMotionReduced}
        onChange={(isMotionReduced) => onChange({ isMotionReduced })}
      />
    </Section>
  )
}
