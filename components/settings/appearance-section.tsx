import { useWords } from '@/i18n'
import { LANGUAGE_CHOICES } from '@/model/language'
import type { Settings } from '@/model/settings'
import { Segments } from '../ui/segments'
import { SwitchRow } from '../ui/switch-row'
import { Labelled, Section } from './section'
import { ThemeChoice } from './theme-choice'

type Props = {
  readonly settings: Settings
  readonly onChange: (change: Partial<Settings>) => void
}

/** The section for the language, the theme and less motion. */
export function AppearanceSection({ settings, onChange }: Props) {
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
