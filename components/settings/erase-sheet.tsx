import { useState } from 'react'
import { useWords } from '@/i18n'
import { BrassButton } from '../ui/brass-button'
import { Problem } from '../ui/problem'
import { QuietButton } from '../ui/quiet-button'
import { Sheet } from '../ui/sheet'
import { SwitchRow } from '../ui/switch-row'
import { Body } from '../ui/text'

type Props = {
  readonly matches: number
  readonly people: number
  readonly problem: string | undefined
  readonly onErase: () => void
  readonly onKeep: () => void
}

/** Confirms erasing everything. Takes two taps, a switch and a button, to prevent accidents. */
export function EraseSheet({ matches, people, problem, onErase, onKeep }: Props) {
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
