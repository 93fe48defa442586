import { useState } from 'react'
import { useWords } from '@/i18n'
import { QuietButton } from '../ui/quiet-button'
import { Body } from '../ui/text'
import { useAnnouncement } from '../ui/use-announcement'
import { ButtonRow } from './button-row'
import { Section } from './section'

type Props = { readonly onReset: () => void; readonly onErase: () => void }

/** The section with the buttons that reset the settings or erase everything. */
export function ResetSection({ onReset, onErase }: Props) {
  const { settings } = useWords()
  const [isReset, setIsReset] = useState(false)
  const told = isReset ? settings.wasReset : undefined
  useAnnouncement(told)
  return (
    <Section title={settings.startOver}>
      <ButtonRow>
        <QuietButton
          icon="undo"
          tone="accent"
          label={settings.reset}
          onPress={() => {
            onReset()
            setIsReset(true)
          }}
        />
        <QuietButton icon="bin" tone="danger" label={settings.erase} onPress={onErase} />
      </ButtonRow>
      {told ? <Body role="status">{told}</Body> : null}
    </Section>
  )
}
