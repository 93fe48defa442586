import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { tilesOf, turnScore } from '@/engine'
import { useWords, type Translations } from '@/i18n'
import { formatNumber } from '@/i18n/format-number'
import { Box } from '../box/box'
import { Dice } from '../dice/dice'
import { Announcer } from '../ui/announcer'
import { Behind } from '../ui/behind'
import { SPACE } from '../ui/theme'
import { atStake, roundLine } from './at-stake'
import { nextAction } from './next-action'
import { nextFocus } from './next-focus'
import { Scoreboard } from './scoreboard'
import { SumPill } from './sum-pill'
import { TableActions } from './table-actions'
import { TableBar } from './table-bar'
import { TableLayout } from './table-layout'
import { spokenState } from './spoken-state'
import type { TableView } from './table-view'
import { TurnEnd } from './turn-end'
import { turnEndLines } from './turn-end-lines'
import { TurnHeader } from './turn-header'

type Props = {
  readonly view: TableView
  /** What stands there in place of the actions where the match is only watched: nothing can be tapped then. */
  readonly watching?: { readonly leaveLabel: string; readonly controls: ReactNode }
  readonly canShake: boolean
  readonly isRattling: boolean
  readonly onLeave: () => void
  readonly onMenu: () => void
  readonly onResult: () => void
  readonly onFlapFallen: () => void
  readonly onDieLanded: () => void
}

/** The words of the table: to whoever plays at it, of them to whoever watches. */
function useTableWords(isWatched: boolean): Translations {
  const words = useWords()
  return isWatched ? { ...words, play: { ...words.play, ...words.replay.table } } : words
}

/** The whole table on the screen: whose turn, the box with its dice, and what to do next. */
export function Table(props: Props) {
  const { view, watching, canShake, isRattling, onLeave, onMenu, onResult } = props
  const { onFlapFallen, onDieLanded } = props
  const words = useTableWords(watching !== undefined)
  const { match, players, counts } = view
  const { rules } = match.setup
  const names = players.map(({ name }) => name)
  const name = names[match.seat]!
  const isChoice = counts.length === 2
  const focus = watching ? {} : nextFocus(view)
  const isOneDieOnly = counts.length === 1 && counts[0] === 1
  return (
    <>
      <Announcer text={watching ? '' : spokenState(view, words)} />
      <Behind isCovered={view.isPassing}>
        <TableLayout
          bar={
            <TableBar
              round={roundLine(match, words)}
              onLeave={onLeave}
              {...(watching ? { leaveLabel: watching.leaveLabel } : { onMenu })}
            />
          }
          header={(size) => (
            <TurnHeader name={name} stake={atStake(match, names, words)} size={size} />
          )}
          scoreboard={(isColumn) => (
            <Scoreboard match={match} players={players} isColumn={isColumn} />
          )}
          box={(size) => (
            <Box
              {...size}
              tiles={rules.tiles}
              open={match.open}
              chosen={view.chosen}
              choosable={view.choosable}
              isHushed={view.isTumbling}
              focus={focus.flap}
              flapLabel={(tile, state) => words.play.flap[state](tile)}
              {...(!watching && { onFlap: view.tapFlap })}
              onFlapFallen={onFlapFallen}
            >
              {(felt) => (
                <View style={[styles.felt, { width: felt.width, height: felt.height }]}>
                  <Dice
                    dice={view.dice}
                    throwIndex={match.throws}
                    isRattling={isRattling}
                    isSpent={view.isSpent}
                    width={felt.width}
                    height={felt.height - (felt.height < LOW_FELT ? LOW_STRIP : STRIP)}
                    onDieLanded={onDieLanded}
                    label={view.isSpent ? words.play.diceResting : words.play.dice(view.dice)}
                  />
                  <View style={styles.over}>
                    {match.phase === 'shutting' ? (
                      <SumPill
                        chosen={tilesOf(view.chosen)}
                        isComplete={view.isChosenMove}
                        {...(rules.moves === 'any-sum' && {
                          sum: match.dice.reduce((sum, face) => sum + face, 0),
                        })}
                      />
                    ) : null}
                    {view.isEndShown &&
                    (match.phase === 'turnOver' || match.phase === 'matchOver') ? (
                      <TurnEnd
                        lines={turnEndLines(match, name, words)}
                        isTriumph={match.ending.by === 'shut'}
                        isLow={felt.height < LOW_FELT}
                        room={felt.height - 2 * SPACE.s}
                      />
                    ) : null}
                  </View>
                </View>
              )}
            </Box>
          )}
          actions={
            watching?.controls ?? (
              <TableActions
                next={nextAction(view, words, canShake, onResult)}
                focusKey={focus.action}
                diceNote={
                  isChoice
                    ? words.play.chooseDice
                    : isOneDieOnly
                      ? words.play.oneDieOnly[rules.oneDie as 'must-at-six' | 'must-after-high']
                      : undefined
                }
                diceCount={isChoice ? view.diceCount : undefined}
                onDiceCount={view.chooseDice}
                notYet={view.isShutAsked ? view.notYet : undefined}
                takeBack={match.phase === 'rolling' && match.lastShut ? view.takeBack : undefined}
                stop={
                  rules.mayStop && match.phase === 'rolling' && match.lastShut
                    ? {
                        label: words.play.stop(formatNumber(turnScore(rules, match.open))),
                        onPress: view.stop,
                      }
                    : undefined
                }
              />
            )
          }
        />
      </Behind>
    </>
  )
}

/** Below the dice a strip of felt is kept for the sum and for how the turn ended. */
const STRIP = 84
const LOW_STRIP = 64
const LOW_FELT = 260

const styles = StyleSheet.create({
  felt: { alignItems: 'center' },
  over: {
    position: 'absolute',
    bottom: 0,
    alignItems: 'center',
    width: '100%',
    paddingBottom: SPACE.s,
    pointerEvents: 'none',
  },
})
