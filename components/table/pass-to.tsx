import { applyEvent, type MatchIn, type Sign } from '@/engine'
import { useWords } from '@/i18n'
import { formatNumber } from '@/i18n/format-number'
import { BrassButton } from '../ui/brass-button'
import { Turned } from '../ui/turned'
import { isOpposite } from './facing'
import { PassCard } from './pass-card'
import { passLines, scoreLines } from './pass-lines'
import type { SeatedPlayer } from './scoreboard'
import { SignChoice } from './sign-choice'

type Props = {
  readonly match: MatchIn<'turnOver' | 'announcing'>
  readonly players: readonly SeatedPlayer[]
  readonly isWide: boolean
  /** Whether the card turns round for whoever sits opposite. */
  readonly isFlipped?: boolean
  readonly onTake: () => void
  readonly onAnnounce: (sign: Sign) => void
}

/** Hands the phone to whoever is next; in a target match they announce the sign of their turn here. */
export function PassTo(props: Props) {
  const { match, players, isWide, isFlipped = false, onTake, onAnnounce } = props
  const words = useWords()
  const { pass, play } = words
  const { format } = match.setup.rules
  const names = players.map(({ name }) => name)
  const passed = match.phase === 'announcing' ? match : passOn(match)
  const player = players[passed.seat]!
  const total = passed.totals[passed.seat]!
  const isAnnouncing = passed.phase === 'announcing' && format.kind === 'target'
  const lines = passLines(match, names, words)
  return (
    <Turned isTurned={isFlipped && isOpposite(passed.seat)}>
      <PassCard
        player={player}
        isWide={isWide}
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
        scores={players.length === 1 ? [] : scoreLines(match, names, words)}
      >
        {isAnnouncing ? (
          <SignChoice total={total} target={format.target} onAnnounce={onAnnounce} />
        ) : (
          <BrassButton label={pass.have(player.name)} focusKey="take" onPress={onTake} />
        )}
      </PassCard>
    </Turned>
  )
}

/** The table as the next player will find it. */
function passOn(match: MatchIn<'turnOver'>) {
  const passed = applyEvent(match, { type: 'phonePassed' })
  return passed.ok ? passed.value : match
}
