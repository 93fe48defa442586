import type { ReactNode } from 'react'
import { useWords, type Translations } from '@/i18n'
import type { Lesson } from '@/model/lesson'
import type { Seating } from '@/model/seating'
import { isComputerPlaying, type TableActions, type TableView } from '@/model/table-view'
import type { Hold } from '../ui/brass-button'
import { Inert } from '../ui/inert'
import { PageName } from '../ui/page-title'
import { ActionBar } from './action-bar'
import type { CoachAtTable } from './coach-at-table'
import { headerFigures } from './header-figures'
import { HurryLayer } from './hurry-layer'
import { LessonHint, lessonLine } from './lesson-hint'
import { roundLine } from './status-lines'
import { nextFocus } from './next-focus'
import { Scoreboard } from './scoreboard'
import { SidePanel } from './side-panel'
import { TableBar } from './table-bar'
import { isCelebrating, TableBox, type TableSounds } from './table-box'
import { TableLayout } from './table-layout'
import type { TableSheet } from './table-sheets'
import { TurnHeader } from './turn-header'

/** Props of the table of the live match. */
type Playing = CoachAtTable & {
  readonly actions: TableActions
  readonly hold: Hold
  readonly canShake: boolean
  readonly seating: Seating
  readonly isRattling: boolean
  /** How often the table was shown: see `useVisits`. */
  readonly visit: number
  /** Why the key that was pressed last does nothing now. */
  readonly refusal: string | undefined
  /** Keys play, too. */
  readonly hasKeys: boolean
  readonly lesson: Lesson
  readonly onSheet: (sheet: TableSheet) => void
  /** Opens the page of the rules. */
  readonly onRules: () => void
  /** Called when the list of scores opens or closes. */
  readonly onScores: (isOpen: boolean) => void
  /** Reads the table to a screen reader. */
  readonly onRead: () => void
  readonly onResult: () => void
}

/** Props of the table in a replay: controls take the place of the actions. */
type Watching = { readonly leaveLabel: string; readonly controls: ReactNode }

type Props = {
  readonly view: TableView
  readonly onLeave: () => void
} & TableSounds &
  (
    | { readonly playing: Playing; readonly watching?: undefined }
    | { readonly watching: Watching; readonly playing?: undefined }
  )

/** Returns the words of the table; while a person only watches, they do not address that person. */
function useTableWords(areTheyWatching: boolean): Translations {
  const words = useWords()
  return areTheyWatching ? { ...words, play: { ...words.play, ...words.replay.table } } : words
}

/** Renders the whole table: the player on turn, the box with the dice, actions or controls. */
export function Table({ view, playing, watching, onLeave, ...sounds }: Props) {
  const words = useTableWords(watching !== undefined || view.computer !== undefined)
  const { match } = view
  /** While a shut box or a target that was hit is celebrated, a tap anywhere on the table hurries it. */
  const isCelebrated = isCelebrating(view)
  const isHurried = !isCelebrated && (view.isUnfolding || isComputerPlaying(view))
  const focus = playing ? nextFocus(view, playing.visit) : {}
  return (
    <>
      <PageName name={watching ? words.replay.title : words.menu.title} />
      <Inert isInert={view.isPassing}>
        <TableLayout
          players={match.setup.players.length}
          tiles={match.setup.rules.tiles}
          isTeaching={playing?.coach !== undefined || (playing?.lesson ?? 'done') !== 'done'}
          bar={
            <TableBar
              round={roundLine(match, words)}
              onLeave={onLeave}
              leaveLabel={watching?.leaveLabel}
              onSheet={playing?.onSheet}
            />
          }
          header={(place) => (
            <TurnHeader
              player={match.setup.players[match.seat]!}
              {...headerFigures(match, words)}
              {...place}
              takesFocus={watching !== undefined}
            />
          )}
          scoreboard={(place) => (
            <Scoreboard match={match} log={view.log} onList={playing?.onScores} {...place} />
          )}
          panel={<SidePanel rules={match.setup.rules} hasKeys={playing?.hasKeys ?? false} />}
          box={(size) => (
            <TableBox
              view={view}
              words={words}
              {...size}
              {...sounds}
              advised={playing?.coach?.advised}
              focus={focus.flap}
              hasKeys={playing?.hasKeys}
              isRattling={playing?.isRattling ?? false}
              refusal={playing?.refusal}
              onFlap={playing?.actions.tapFlap}
              onEnter={playing?.hasKeys && view.isChosenMove ? playing.actions.shut : undefined}
              onHurry={isHurried ? playing?.actions.settle : undefined}
            />
          )}
          actions={
            playing ? (
              <>
                {playing.coach ? (
                  <playing.CoachPlace
                    coach={playing.coach}
                    hint={lessonLine(playing.lesson, view, words)}
                  />
                ) : (
                  <LessonHint lesson={playing.lesson} view={view} onRules={playing.onRules} />
                )}
                <ActionBar view={view} focusKey={focus.action} {...playing} />
              </>
            ) : (
              watching.controls
            )
          }
        />
      </Inert>
      {playing && isCelebrated ? <HurryLayer onHurry={playing.actions.settle} /> : null}
    </>
  )
}
