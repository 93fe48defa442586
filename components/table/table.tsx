import type { ReactNode } from 'react'
import { useWords, type Translations } from '@/i18n'
import { nameAt } from '@/model/player'
import type { TableActions, TableView } from '@/model/table-view'
import { Box } from '../box/box'
import { Announcer } from '../ui/announcer'
import { Behind } from '../ui/behind'
import { ActionBar } from './action-bar'
import { atStake, roundLine } from './at-stake'
import { nextFocus } from './next-focus'
import { Scoreboard } from './scoreboard'
import { spokenState } from './spoken-state'
import { TableBar } from './table-bar'
import { TableFelt } from './table-felt'
import { TableLayout } from './table-layout'
import { TurnHeader } from './turn-header'

/** What a table needs that is played at. */
type Playing = {
  readonly actions: TableActions
  readonly canShake: boolean
  readonly isRattling: boolean
  readonly onMenu: () => void
  readonly onResult: () => void
}

/** What a table needs that is only watched: controls stand in the place of the actions. */
type Watching = { readonly leaveLabel: string; readonly controls: ReactNode }

type Props = {
  readonly view: TableView
  readonly onLeave: () => void
  readonly onFlapFallen: () => void
  readonly onDieLanded: () => void
} & (
  | { readonly playing: Playing; readonly watching?: undefined }
  | { readonly watching: Watching; readonly playing?: undefined }
)

/** The words of the table: spoken to a player, or about the players to whoever watches. */
function useTableWords(isWatched: boolean): Translations {
  const words = useWords()
  return isWatched ? { ...words, play: { ...words.play, ...words.replay.table } } : words
}

/** The whole table on the screen: whose turn, the box with its dice, and what to do next. */
export function Table({ view, playing, watching, onLeave, onFlapFallen, onDieLanded }: Props) {
  const words = useTableWords(watching !== undefined)
  const { match } = view
  const focus = playing ? nextFocus(view) : {}
  return (
    <>
      <Announcer text={playing ? spokenState(view, words) : ''} />
      <Behind isCovered={view.isPassing}>
        <TableLayout
          bar={
            <TableBar
              round={roundLine(match, words)}
              onLeave={onLeave}
              leaveLabel={watching?.leaveLabel}
              onMenu={playing?.onMenu}
            />
          }
          header={(size) => (
            <TurnHeader
              name={nameAt(match, match.seat)}
              stake={atStake(match, words)}
              size={size}
            />
          )}
          scoreboard={(isColumn) => <Scoreboard match={match} isColumn={isColumn} />}
          box={(size) => (
            <Box
              {...size}
              tiles={match.setup.rules.tiles}
              open={match.open}
              chosen={view.chosen}
              choosable={view.choosable}
              isHushed={view.isTumbling}
              focus={focus.flap}
              flapLabel={(tile, state) => words.play.flap[state](tile)}
              onFlap={playing?.actions.tapFlap}
              onFlapFallen={onFlapFallen}
            >
              {({ width, height }) => (
                <TableFelt
                  {...{ view, words, width, height, onDieLanded }}
                  isRattling={playing?.isRattling ?? false}
                />
              )}
            </Box>
          )}
          actions={
            playing ? (
              <ActionBar view={view} focusKey={focus.action} {...playing} />
            ) : (
              watching.controls
            )
          }
        />
      </Behind>
    </>
  )
}
