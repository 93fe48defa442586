import { useState } from 'react'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { afterPass, type MatchEvent, type Sign } from '@/engine'
import { useWords } from '@/i18n'
import { peopleAmong, type SeatedMatch } from '@/model/player'
import { isLying, type Seating } from '@/model/seating'
import { BrassButton } from '../ui/brass-button'
import type { CoachAtTable } from './coach-at-table'
import { Facing } from './facing'
import { HandOver } from './hand-over'
import { PassCard } from './pass-card'
import { PassHead } from './pass-head'
import { passStory } from './pass-lines'
import { scoreRows } from './pass-scores'
import { PassScoresList } from './pass-scores-list'
import { usePassSize } from './pass-size'
import { PassStoryLines } from './pass-story'
import { SignChoice } from './sign-choice'

/** The coach may be asked which sign to announce. */
type Props = CoachAtTable & {
  readonly match: SeatedMatch<'turnOver' | 'announcing'>
  readonly events: readonly MatchEvent[]
  /** The setting: where the phone lies on the table, the card is turned towards the next player. */
  readonly seating?: Seating
  /** How often the table was come to: nothing takes the focus before it is there. */
  readonly visit: number
  readonly onTake: () => void
  readonly onAnnounce: (sign: Sign) => void
}

type CardProps = Omit<Props, 'seating'> & { readonly isPhoneLying: boolean }

/** A name up to this length fits on the button. */
const SHORT_NAME = 12

/** Shows the pass card; in a target match the next player announces the sign of their turn. */
export function PassTo({ seating = 'handed-on', ...props }: Props) {
  // What it tells stays as it was when it was handed over: while a sign is saved the match goes on.
  const [{ match, events }] = useState(props)
  return (
    <Facing seating={seating} match={afterPass(match)}>
      <Card {...props} {...{ match, events }} isPhoneLying={isLying(seating)} />
    </Facing>
  )
}

/** Laid out for the window as it is turned; where the phone lies on the table nobody is told to pass it. */
function Card({ match, events, isPhoneLying, visit, coach, CoachPlace, ...on }: CardProps) {
  const { onTake, onAnnounce } = on
  const words = useWords()
  const takesFocus = visit > 0
  const { left, right } = useSafeAreaInsets()
  const { pass, play } = words
  const { players, rules } = match.setup
  const size = usePassSize(players.length, left + right)
  const passed = afterPass(match)
  const player = players[passed.seat]!
  const isAlone = players.length === 1
  // Against computer players alone, the phone stays where it is.
  const lead = peopleAmong(players).length === 1 ? play.nextTurn : pass.to
  const story = passStory(match, words)
  const isLong = player.name.length > SHORT_NAME
  const take = isPhoneLying ? pass.ready(player.name) : pass.takePhone(player.name)
  const takeShort = isPhoneLying ? pass.amReady : pass.haveIt
  return (
    <HandOver from={isPhoneLying ? 'top' : 'right'}>
      <PassCard
        label={isPhoneLying ? pass.yourTurn(player.name) : `${lead} ${player.name}`}
        colour={player.colour}
        size={size}
        head={
          <PassHead
            {...{ player, size }}
            round={story.round}
            lead={isPhoneLying ? undefined : lead}
            title={isPhoneLying ? pass.yourTurn(player.name) : player.name}
          />
        }
        foot={
          passed.phase === 'announcing' ? (
            <>
              {coach ? <CoachPlace coach={coach} hint="" /> : null}
              <SignChoice {...{ match: passed, takesFocus, onAnnounce }} isLarge={size.isLarge} />
            </>
          ) : (
            <BrassButton
              label={isLong ? takeShort : take}
              accessibleLabel={take}
              focusKey={takesFocus ? 'take' : undefined}
              onPress={onTake}
            />
          )
        }
      >
        <PassStoryLines {...{ story, size }} tiles={rules.tiles} />
        {isAlone ? null : (
          <PassScoresList
            rows={scoreRows(match, events, words)}
            next={player.id}
            isLarge={size.isLarge}
          />
        )}
      </PassCard>
    </HandOver>
  )
}
