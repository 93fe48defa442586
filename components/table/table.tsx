import type { ReactNode } from 'react'
import { useWords, type Translations } from '@/i18n'
import type { Lesson } from '@/model/lesson'
import { isComputerPlaying, type TableActions, type TableView } from '@/model/table-view'
import { Box } from '../box/box'
import { Announcer } from '../ui/announcer'
import type { Hold } from '../ui/brass-button'
import { Inert } from '../ui/inert'
import { ActionBar } from './action-bar'
import { BoxConfetti } from './box-confetti'
import type { CoachAtTable } from './coach-at-table'
import { headerFigures } from './header-figures'
import { HurryLayer } from './hurry-layer'
import { LessonHint } from './lesson-hint'
import { lessonLine } from './lesson-line'
import { isCelebrating, lidState } from './lid-state'
import { roundLine } from './status-lines'
import { nextFocus } from './next-focus'
import { Scoreboard } from './scoreboard'
import { SidePanel } from './side-panel'
import { spokenState } from './spoken-state'
import { TableBar } from './table-bar'
import { TableFelt } from './table-felt'
import { TableLayout } from './table-layout'
import type { TableSheet } from './table-sheets'
import { TurnHeader } from './turn-header'

/** Props of the table of the live match. */
type Playing = {
  readonly actions: TableActions
  readonly hold: Hold
  readonly canShake: boolean
  readonly isRattling: boolean
  readonly lesson: Lesson
  /** While it is on. */
  readonly coach: CoachAtTable | undefined
  readonly onSheet: (sheet: TableSheet) => void
  /** Opens the page of the rules. */
  readonly onRules: () => void
  /** Called when the list of scores covers the table, and when it no longer does. */
  readonly onScores: (isOpen: boolean) => void
  readonly onResult: () => void
}

/** Props of the table in a replay: controls take the place of the actions. */
type Watching = { readonly leaveLabel: string; readonly controls: ReactNode }

type Props = {
  readonly view: TableView
  readonly onLeave: () => void
  readonly onFlapFallen: () => void
  readonly onDieLanded: () => void
  readonly onDieBounced: (against: 'felt' | 'wall', strength: number) => void
} & (
  | { readonly playing: Playing; readonly watching?: undefined }
  | { readonly watching: Watching; readonly playing?: undefined }
)

/** Returns the words of the table, which speak about those who only watch it, and not to them. */
function useTableWords(areTheyWatching: boolean): Translations {
  const words = useWords()
  return areTheyWatching ? { ...words, play: { ...words.play, ...words.replay.table } } : words
}

/** Renders the whole table: the player on turn, the box with the dice, actions or controls. */
export function Table({ view, playing, watching, onLeave, onFlapFallen, ...landing }: Props) {
  const words = useTableWords(watching !== undefined || view.computer !== undefined)
  const { match } = view
  const focus = playing ? nextFocus(view) : {}
  const lid = lidState(view)
  return (
    <>
      <Announcer text={playing ? spokenState(view, words) : ''} />
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
          header={(size) => (
            <TurnHeader
              player={match.setup.players[match.seat]!}
              {...headerFigures(match, words)}
              size={size}
            />
          )}
          scoreboard={(place) => <Scoreboard match={match} onList={playing?.onScores} {...place} />}
          panel={<SidePanel rules={match.setup.rules} />}
          box={(size) => (
            <Box
              {...size}
              tiles={match.setup.rules.tiles}
              open={view.open}
              chosen={view.chosen}
              choosable={view.choosable}
              advised={playing?.coach?.advised}
              isUnfolding={view.isUnfolding}
              areOthersDim={view.areOthersDim}
              isShivering={view.stage === 'stuck'}
              lid={lid}
              focus={focus.flap}
              flapLabel={(tile, state, isAdvised) => {
                const label = words.play.flap[state](tile)
                return isAdvised ? words.play.flap.advised(label) : label
              }}
              onFlap={playing?.actions.tapFlap}
              onFlapFallen={onFlapFallen}
              over={(layout) => (
                <BoxConfetti layout={layout} isReady={isCelebrating(view)} isOut={lid.isGolden} />
              )}
            >
              {({ width, height }) => (
                <TableFelt
                  {...{ view, words, width, height, ...landing }}
                  isRattling={playing?.isRattling ?? false}
                  onHurry={isComputerPlaying(view) ? playing?.actions.settle : undefined}
                />
              )}
            </Box>
          )}
          actions={
            playing ? (
              <>
                {playing.coach ? (
                  <playing.coach.Place
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
      {playing && isCelebrating(view) ? <HurryLayer onHurry={playing.actions.settle} /> : null}
    </>
  )
}
