/** Reads the screens by role and label, in the terms of the game. */
import { screen, within } from 'expo-router/testing-library'
import { hasTile, tilesOf, type Match } from '../../engine'
import { en } from '../../i18n'
import { formatNumber } from '../../i18n/format-number'

type Element = ReturnType<typeof screen.getByRole>

export const labelOf = ({ props }: Element): string =>
  (props['aria-label'] ?? props.accessibilityLabel ?? '') as string

/** What stands in a text itself, without what is nested in it. */
export const ownText = ({ children }: Element): string =>
  children.filter((child) => typeof child === 'string').join('')

const labels = (role: 'button' | 'img', start: string) =>
  screen
    .getAllByRole(role)
    .map(labelOf)
    .filter((label) => label.startsWith(start))

/** Every flap as it is read aloud, from 1 up. */
export const flapLabels = () => labels('button', 'Flap ')

export const diceLabel = () => labels('img', 'Dice')[0]

/** Each player's chip on the scoreboard, in seat order. */
export const scoreLabels = () =>
  within(screen.getByLabelText(en.play.scores)).getAllByRole('img').map(labelOf)

/** A sentence with a number in it, as one text. */
const asText = (line: { before: string; score: string; after: string }) =>
  line.before + line.score + line.after

/** What the player on turn plays for, worked out from the scores alone. */
export function stakeText(match: Match): string {
  const { format } = match.setup.rules
  const names = match.setup.players.map(({ name }) => name)
  const total = formatNumber(match.totals[match.seat]!)
  if (format.kind === 'knockout') return asText(en.play.outAtLimit(total, `${format.limit}`))
  if (format.kind === 'first-to-lose') return asText(en.play.loseAtLimit(total, `${format.limit}`))
  if (format.kind === 'target')
    return asText(en.play.towardsTarget(total, `${format.target}`, match.sign ?? 'add'))
  const played = match.roundScores.flatMap((score, seat) =>
    score === null || seat === match.seat ? [] : [{ score, name: names[seat]! }],
  )
  const [best] = played.toSorted((a, b) => a.score - b.score)
  if (best) return asText(en.play.toBeat(formatNumber(best.score), best.name))
  if (format.kind === 'rounds' && format.shutWins) return en.play.shutToWin
  return names.length === 1 ? en.play.alone : en.play.firstOfRound
}

function roundText({ round, carried = 0, setup: { rules } }: Match): string {
  const { format } = rules
  if (format.kind === 'stakes')
    return `Round ${round} of ${format.rounds} · ${en.play.pot(format.stake * (1 + carried))}`
  if (format.kind === 'target') return `Turn ${round} of ${format.turns}`
  return 'rounds' in format ? `Round ${round} of ${format.rounds}` : `Round ${round}`
}

/** Whose turn it is, in which round, what for, and how everybody stands. */
export function expectTurnOf(match: Match): void {
  const { players } = match.setup
  expect(screen.getByRole('heading', { name: players[match.seat]!.name })).toBeOnTheScreen()
  expect(screen.getByText(roundText(match))).toBeOnTheScreen()
  expect(screen.getByText(stakeText(match))).toBeOnTheScreen()
  expect(scoreLabels()).toEqual(
    players.map(({ name }, seat) =>
      match.out.includes(seat)
        ? en.play.score(name, en.play.isOut)
        : en.play.score(name, formatNumber((match.chips ?? match.totals)[seat]!)),
    ),
  )
}

/** Which flaps stand and which are shut, with none lit or tilted. */
export function expectBoard({ open, setup: { rules } }: Match): void {
  expect(flapLabels()).toEqual(
    Array.from({ length: rules.tiles }, (_, index) =>
      hasTile(open, index + 1) ? en.play.flap.open(index + 1) : en.play.flap.shut(index + 1),
    ),
  )
}

/** What the felt says of a turn that is over. */
export function expectEndOfTurn(match: Match): void {
  if (match.phase !== 'turnOver' && match.phase !== 'matchOver') throw new Error(match.phase)
  const open = tilesOf(match.open)
  const name = match.setup.players[match.seat]!.name
  const { ending } = match
  const title = { 'no-move': en.play.noMove, stop: en.play.stopped, shut: en.play.boxShut }
  expect(screen.getByText(title[ending.by])).toBeOnTheScreen()
  if (ending.by === 'no-move')
    expect(screen.getByText(en.play.noMoveDetail(ending.dice, open))).toBeOnTheScreen()
  if (ending.by === 'shut') expect(screen.getByText(new RegExp(`^${name} `))).toBeOnTheScreen()
  expect(screen.getByText(en.play.scored(formatNumber(match.score)))).toBeOnTheScreen()
}

/** The card that covers the table between two turns. */
export const passCard = () =>
  screen.queryByLabelText(new RegExp(`^(${en.pass.to}|${en.play.nextTurn}) `))
