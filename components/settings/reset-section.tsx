import { useState } from 'react'
import { useWords } from '@/i18n'
import { BrassButton } from '../ui/brass-button'
import { Problem } from '../ui/problem'
import { QuietButton } from '../ui/quiet-button'
import { Sheet } from '../ui/sheet'
import { SwitchRow } from '../ui/switch-row'
import { Body } from '../ui/text'
import { useAnnouncement } from '../ui/use-announcement'
import { ButtonRow, Section } from './section'

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

type EraseProps = {
  readonly matches: number
  readonly people: number
  readonly problem: string | undefined
  readonly onErase: () => void
  readonly onKeep: () => void
}

/** Confirms erasing everything. Takes two taps, a switch and a button, to prevent accidents. */
export function EraseSheet({ matches, people, problem, onErase, onKeep }: EraseProps) {
  const { settings } = useWords()
  const [isSure, setIsSure] = useState(false)
  return (
    <Sheet isOpen title={settings.eraseTitle} closeLabel={settings.eraseKeep} onClose={onKeep}>
      <Body>{settings.eraseBody(matches, people)}</Body>
      <SwitchRow label={settings.eraseSure} isOn={isSure} onChange={setIsSure} />
      <Problem text={problem} />
      <BrassButton label={settings.eraseNow} onPress={isSure ? onErase : undefined} />
      <QuietButton label={settings.eraseKeep} onPress={onKeep} />
    </Sheet>
  )
}
