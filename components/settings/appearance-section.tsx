import { useWords } from '@/i18n'
import type { Settings } from '@/model/settings'
import { SwitchRow } from '../ui/switch-row'
import { Labelled } from './labelled'
import { Section } from './section'
import { ThemeChoice } from './theme-choice'

type Props = {
  readonly settings: Settings
  readonly onChange: (change: Partial<Settings>) => void
}

/** The section for the theme and for less motion. */
export function AppearanceSection({ settings, onChange }: Props) {
  const words = useWords().settings
  return (
    <Section title={words.appearance}>
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
