import { useWindowDimensions } from 'react-native'
import type { Sign } from '@/engine'
import { useWords } from '@/i18n'
import { formatNumber } from '@/i18n/format-number'
import type { SeatedMatch } from '@/model/player'
import { afterPass } from '@/model/table-view'
import { BrassButton } from '../ui/brass-button'
import { isOpposite, UpsideDown } from '../ui/upside-down'
import { PassCard } from './pass-card'
import { passLines, scoreLines } from './pass-lines'
import { SignChoice } from './sign-choice'

type Props = {
  readonly match: SeatedMatch<'turnOver' | 'announcing'>
  /** The setting: whether the card is shown upside down to a player who sits opposite. */
  readonly isFlipped?: boolean
  readonly onTake: () => void
  readonly onAnnounce: (sign: Sign) => void
}

/** Shows the pass card; in a target match the next player announces the sign of their turn. */
export function PassTo(props: Props) {
  const { match, isFlipped = false, onTake, onAnnounce } = props
  const words = useWords()
  const { width, height } = useWindowDimensions()
  const { pass, play } = words
  const { players, rules } = match.setup
  const { format } = rules
  const passed = afterPass(match)
  const player = players[passed.seat]!
  const total = passed.totals[passed.seat]!
  const isAnnouncing = passed.phase === 'announcing' && format.kind === 'target'
  const lines = passLines(match, words)
  return (
    <UpsideDown isUpsideDown={isFlipped && isOpposite(passed.seat)}>
      <PassCard
        player={player}
        isWide={width > height}
        lead={players.length === 1 ? play.nextTurn : pass.to}
        lines={
          isAnnouncing
            ? [
                ...lines,
                pass.total(formatNumber(total), formatNumber(format.target)),
                pass.announce,
              ]
            : lines
        }
        scores={players.length === 1 ? [] : scoreLines(match, words)}
      >
        {isAnnouncing ? (
          <SignChoice total={total} target={format.target} onAnnounce={onAnnounce} />
        ) : (
          <BrassButton label={pass.takePhone(player.name)} focusKey="take" onPress={onTake} />
        )}
      </PassCard>
    </UpsideDown>
  )
}
