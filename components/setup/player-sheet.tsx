import { useWords } from '@/i18n'
import type { PlayerColour } from '@/model/colours'
import type { NameAndColour } from '@/model/player'
import { ColourChoice } from '../ui/colour-choice'
import { QuietButton } from '../ui/quiet-button'
import { Sheet } from '../ui/sheet'

type Props = {
  readonly player: NameAndColour | undefined
  readonly onColour: (colour: PlayerColour) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** The sheet that changes a player's colour or removes the player from the table. */
export function PlayerSheet({ player, onColour, onRemove, onClose }: Props) {
  const { setup, menu } = useWords()
  const name = player?.name ?? ''
  return (
    <Sheet
      isOpen={player !== undefined}
      title={setup.chooseColour(name)}
      closeLabel={menu.close}
      onClose={onClose}
    >
      <ColourChoice label={setup.chooseColour(name)} value={player?.colour} onChange={onColour} />
      <QuietButton icon="cross" tone="accent" label={setup.remove(name)} onPress={onRemove} />
    </Sheet>
  )
}
