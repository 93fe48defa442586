import { useState } from 'react'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { afterPass, type MatchEvent, type Sign } from '@/engine'
import { useWords } from '@/i18n'
import { peopleAmong, type SeatedMatch } from '@/model/player'
import { isLying, type Seating } from '@/model/seating'
import { passOf, type TableView } from '@/model/table-view'
import { BrassButton } from '../ui/brass-button'
import type { CoachAtTable } from './coach-at-table'
import { Facing } from './facing'
import { PassSlide } from './pass-slide'
import { PassCard } from './pass-card'
import { PassHead } from './pass-head'
import { passStory } from './pass-story'
import { scoreRows } from './pass-scores'
import { PassScoresList } from './pass-scores-list'
import { usePassSize } from './pass-size'
import { PassStoryLines } from './pass-story-lines'
import { SignChoice } from './sign-choice'

type Props = CoachAtTable & {
  readonly view: TableView
  /** Where the phone lies on the table, the card is turned towards the next player. */
  readonly seating: Seating
  /** How often the table was shown, see `useVisits`; at 0 nothing takes the focus yet. */
  readonly visit: number
  readonly onTake: () => void
  readonly onAnnounce: (sign: Sign) => void
}

type Passing = Omit<Props, 'view'> & {
  readonly match: SeatedMatch<'turnOver' | 'announcing'>
  readonly events: readonly MatchEvent[]
}

type CardProps = Omit<Passing, 'seating'> & { readonly isPhoneLying: boolean }

/** A name up to this length fits on the button. */
const SHORT_NAME = 12

/** Covers the table with the pass card while the phone is passed; in a target match the sign is announced there. */
export function PassScreen({ view, ...props }: Props) {
  const match = passOf(view)
  return match ? <FacingCard {...props} match={match} events={view.log} /> : null
}

function FacingCard({ seating, ...props }: Passing) {
  // The card keeps its first match: the live one goes on while a sign is saved.
  const [{ match, events }] = useState(props)
  return (
    <Facing seating={seating} match={afterPass(match)}>
      <Card {...props} match={match} events={events} isPhoneLying={isLying(seating)} />
    </Facing>
  )
}

/** Inside of `Facing`, so that the size is that of the turned window. A phone that lies on the table is not passed. */
function Card({ match, events, isPhoneLying, visit, coach, CoachPlace, ...on }: CardProps) {
  const { onTake, onAnnounce } = on
  const words = useWords()
  const takesFocus = visit > 0
  const { left, right } = useSafeAreaInsets()
  const { pass, play } = words
  const { players, rules } = match.setup
  const passed = afterPass(match)
  const size = usePassSize({
    players: players.length,
    asksSign: passed.phase === 'announcing',
    inset: left + right,
  })
  const player = players[passed.seat]!
  const isAlone = players.length === 1
  // With one person, the phone is not passed.
  const lead = peopleAmong(players).length === 1 ? play.nextTurn : pass.to
  const story = passStory(match, words)
  const isLong = player.name.length > SHORT_NAME
  const take = isPhoneLying ? pass.ready(player.name) : pass.takePhone(player.name)
  const takeShort = isPhoneLying ? pass.amReady : pass.haveIt
  return (
    <PassSlide from={isPhoneLying ? 'top' : 'right'}>
      <PassCard
        label={isPhoneLying ? pass.yourTurn(player.name) : `${lead} ${player.name}`}
        colour={player.colour}
        size={size}
        head={
          <PassHead
            player={player}
            size={size}
            round={story.round}
            lead={isPhoneLying ? undefined : lead}
            title={isPhoneLying ? pass.yourTurn(player.name) : player.name}
          />
        }
        foot={
          passed.phase === 'announcing' ? (
            <>
              {coach ? <CoachPlace coach={coach} hint="" /> : null}
              <SignChoice
                match={passed}
                takesFocus={takesFocus}
                onAnnounce={onAnnounce}
                size={size}
              />
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
        <PassStoryLines story={story} size={size} tiles={rules.tiles} />
        {isAlone ? null : (
          <PassScoresList
            rows={scoreRows(match, events, words)}
            next={player.id}
            isLarge={size.isLarge}
          />
        )}
      </PassCard>
    </PassSlide>
  )
}
