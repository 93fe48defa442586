import { hasTile, NO_TILES, sizeOf, sumOf, tilesOf, without, type TileSet } from '@/engine'
import type { Translations } from '@/i18n'
import { nameAt } from '@/model/player'
import { isBefore } from '@/model/table-timeline'
import { nextStep, type TableActions, type TableView } from '@/model/table-view'

/**
 * Returns what to choose with a throw of which nothing is chosen yet, as its moves have it. Where
 * any sum will do there can be many, and the sum is told; otherwise each of the few ways.
 */
function chooseLabel({ match, moves, dice }: TableView, { play, list }: Translations): string {
  const isAnySum = match.setup.rules.moves === 'any-sum'
  if (isAnySum && moves.length > 1) return play.chooseSum(dice.reduce((all, face) => all + face, 0))
  const singles = moves.filter((move) => tilesOf(move).length === 1)
  const pair = moves.find((move) => !singles.includes(move))
  if (pair === undefined) return play.chooseOf(singles.map(wordOf))
  const isPart = (move: TileSet) => tilesOf(move).every((tile) => hasTile(pair, tile))
  const parts = singles.filter(isPart)
  const rest = singles.filter((move) => !isPart(move)).map(wordOf)
  // Each of the two alone, or both.
  if (parts.length > 0) return play.chooseOf([...parts.map(wordOf), play.both, ...rest])
  return play.chooseOf([list(tilesOf(pair)), ...rest])
}

const wordOf = (move: TileSet): string => tilesOf(move).join(' + ')

/** The first move that contains the chosen flaps. */
const begunMove = ({ moves, chosen }: TableView): TileSet | undefined =>
  moves.find((move) => without(chosen, move) === NO_TILES)

/** Returns which flaps, or what sum, the chosen flaps lack to be a move. */
function chooseMoreLabel(view: TableView, { play }: Translations): string {
  const { match, chosen } = view
  const rest = without(begunMove(view) ?? chosen, chosen)
  if (match.setup.rules.moves !== 'any-sum') return play.chooseToo(tilesOf(rest))
  return play.chooseMore(sumOf(rest))
}

/** Returns the sum on the felt: of the dice, such as 3 + 6 = 9, or of the chosen flaps, such as 4 + … = 9. */
export function sumText(view: TableView): string {
  const { dice, chosen, isChosenMove } = view
  const sum = dice.reduce((all, face) => all + face, 0)
  if (chosen === NO_TILES) return dice.length === 1 ? String(sum) : `${dice.join(' + ')} = ${sum}`
  const flaps = tilesOf(chosen).join(' + ')
  const begun = begunMove(view)
  if (!isChosenMove) return `${flaps} + … = ${begun === undefined ? sum : sumOf(begun)}`
  return sizeOf(chosen) === 1 ? flaps : `${flaps} = ${sumOf(chosen)}`
}

/** Returns what the computer player on turn is doing. */
function watchLabel({ match, chosen, isChosenMove }: TableView, { play }: Translations): string {
  const name = nameAt(match, match.seat)
  if (isChosenMove) return play.computer.shuts(name, tilesOf(chosen))
  if (match.phase === 'rolling') return play.computer.throws(name)
  return (chosen === 0 ? play.computer.looks : play.computer.chooses)(name)
}

/** Returns what has happened, until the card tells what it led to: a screen reader would hear that twice. */
function untoldLabel({ stage, open, last, computer }: TableView, words: Translations): string {
  const { play, replay } = words
  if (isBefore(stage, 'falling') || last?.type === 'diceRolled') return play.landed
  if (open === NO_TILES) return play.lastFlapDown
  return computer ? replay.table.stopped : play.stopped
}

/** Returns the label after a turn: to pass the phone, or whose turn is next if it stays where it is. */
function endTurnLabel(
  { match, handOn }: TableView,
  { play }: Translations,
  isPhoneLying: boolean,
): string {
  if (match.phase !== 'turnOver' || (handOn === 'other' && !isPhoneLying)) return play.pass
  if (match.setup.players.length === 1) return play.nextTurn
  const next = nameAt(match, match.next.seat)
  return handOn === 'same' ? play.yourTurn(next) : play.turnOf(next)
}

/** Returns the label of the main button; `isPhoneLying` if the phone lies between the players. */
export function nextLabel(
  view: TableView,
  words: Translations,
  canShake: boolean,
  isPhoneLying = false,
): string {
  const { chosen } = view
  const { play } = words
  switch (nextStep(view)) {
    case 'settle':
      if (view.stage === 'falling') return play.shut(tilesOf(chosen))
      if (view.isTumbling) return play.rolling
      return untoldLabel(view, words)
    case 'watch':
      return watchLabel(view, words)
    case 'roll':
      return canShake ? play.shakeOrRoll : play.roll
    case 'choose':
      return (chosen === 0 ? chooseLabel : chooseMoreLabel)(view, words)
    case 'shut':
      return (view.isShutAsked ? play.reallyShut : play.shut)(tilesOf(chosen))
    case 'endTurn':
      return endTurnLabel(view, words, isPhoneLying)
    case 'seeResult':
      return play.seeResult
  }
}

/** Returns the press handler of the main button, and undefined while flaps have to be chosen. */
export function nextPress(
  view: TableView,
  actions: TableActions,
  onResult: () => void,
): (() => void) | undefined {
  const step = nextStep(view)
  if (step === 'choose') return undefined
  if (step === 'watch') return actions.settle
  return step === 'seeResult' ? onResult : actions[step]
}
