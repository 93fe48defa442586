/** Reads the screens by role and label, in the terms of the game. */
import { screen, within } from 'expo-router/testing-library'
import { rulesName } from '../../components/rules/rules-name'
import { hasTile, tilesOf, turnScore, type Match, type MatchIn } from '../../engine'
import { en } from '../../i18n'
import { formatNumber } from '../../i18n/numbers/format-number'
import { hitTarget } from '../../model/landing'
import { rulesIdOf } from '../../model/rules-id'

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

/** Every flap as it is read aloud, from 1 up; nothing says by its name that it is chosen. */
export const flapLabels = () =>
  screen
    .getAllByRole('button')
    .map(labelOf)
    .filter((label) => /^\d+, /.test(label))

const isPressed = ({ props }: Element) =>
  (props.accessibilityState as { selected?: boolean } | undefined)?.selected === true

/** The flaps that are chosen: pressed buttons. */
export const chosenFlaps = () =>
  screen
    .getAllByRole('button')
    .filter((flap) => /^\d+, /.test(labelOf(flap)) && isPressed(flap))
    .map((flap) => Number.parseInt(labelOf(flap)))

export const diceLabel = () => labels('img', 'Dice')[0]

/** Each player's chip on the scoreboard, in seat order. */
export const scoreLabels = () =>
  within(screen.getByLabelText(en.play.scores)).getAllByRole('img').map(labelOf)

/** What is at stake for the player on turn as it is read out, worked out from the scores alone. */
export function stakeTexts(match: Match): string[] {
  const { rules, players } = match.setup
  const { format } = rules
  const total = match.totals[match.seat]!
  const left = `${format.kind === 'target' ? 'reads' : 'leaves'} ${turnScore(rules, match.open)}`
  if (format.kind === 'knockout') return [left, `total ${total} of ${format.limit}, then out`]
  if (format.kind === 'first-to-lose') return [left, `total ${total} of ${format.limit}, then lost`]
  if (format.kind === 'target') {
    const sign = match.sign === 'subtract' ? 'taken from' : 'added to'
    return [left, `${sign} ${total} aim ${format.target}`.replace('-', '−')]
  }
  const totals = format.kind === 'rounds' && format.rounds > 1 ? [`total ${total}`] : []
  const stake =
    format.kind === 'stakes'
      ? [`at stake ${en.play.chips(format.stake * (1 + (match.carried ?? 0)))} each`]
      : []
  const played = match.roundScores.flatMap((score, seat) =>
    score === null || seat === match.seat ? [] : [{ score, name: players[seat]!.name }],
  )
  const [best] = played.toSorted((a, b) => a.score - b.score)
  const isLast = format.kind === 'rounds' && format.rounds > 1 && match.round === format.rounds
  if (isLast && played.length === players.length - 1) {
    const leader = Math.min(...match.totals.filter((_, seat) => seat !== match.seat))
    return [
      left,
      ...totals,
      ...(leader - total > 1 ? [`to win ${leader - total - 1} or less`] : []),
    ]
  }
  return [left, ...totals, ...stake, ...(best ? [`to beat ${best.score} by ${best.name}`] : [])]
}

/** One round, or one turn, is not counted: the rules are named instead. */
function roundText({ round, setup: { rules } }: Match): string {
  const { format } = rules
  const of = 'rounds' in format ? format.rounds : 'turns' in format ? format.turns : undefined
  if (of === 1) return rulesName(rulesIdOf(rules), en)
  if (format.kind === 'target') return `Turn ${round} of ${format.turns}`
  return of ? `Round ${round} of ${of}` : `Round ${round}`
}

/** How a player stands, as it is read out on the scoreboard. */
function seatText(match: Match, seat: number): string {
  const { name } = match.setup.players[seat]!
  const isOnTurn = match.seat === seat
  if (match.out.includes(seat)) return en.play.seat(name, en.play.isOut, isOnTurn)
  const standing = match.chips
    ? en.play.chipsWon(match.chips[seat]!)
    : en.play.points(match.totals[seat]!)
  return en.play.seat(name, standing, isOnTurn)
}

/** Whose turn it is, in which round, what for, and how everybody stands. */
export function expectTurnOf(match: Match): void {
  const { players } = match.setup
  expect(screen.getByRole('heading', { name: players[match.seat]!.name })).toBeOnTheScreen()
  expect(screen.getByText(roundText(match))).toBeOnTheScreen()
  for (const text of stakeTexts(match)) expect(screen.getByLabelText(text)).toBeOnTheScreen()
  expect(scoreLabels()).toEqual(players.map((_, seat) => seatText(match, seat)))
}

/** Which flaps stand and which are shut, with none lit or tilted. */
export function expectBoard({ open, setup: { rules } }: Match): void {
  expect(flapLabels()).toEqual(
    Array.from({ length: rules.tiles }, (_, index) =>
      hasTile(open, index + 1) ? en.play.flap.open(index + 1) : en.play.flap.shut(index + 1),
    ),
  )
}

/** The score of a turn that is over; with a target the totals before and after it too. */
function scoreText(match: MatchIn<'turnOver' | 'matchOver'>): string | RegExp {
  const score = formatNumber(match.score)
  if (match.setup.rules.format.kind !== 'target') return en.play.scored(score)
  const total = formatNumber(match.totals[match.seat]!)
  const distance = hitTarget(match) === undefined ? ', ' : '$'
  return new RegExp(` [+−] ${score} = ${total}${distance}`.replaceAll('\u00a0', '\\s'))
}

/** What the felt says of a turn that is over. */
export function expectEndOfTurn(match: Match): void {
  if (match.phase !== 'turnOver' && match.phase !== 'matchOver') throw new Error(match.phase)
  const open = tilesOf(match.open)
  const name = match.setup.players[match.seat]!.name
  const { ending } = match
  const title = { 'no-move': en.play.noMove, stop: en.play.stopped, shut: en.play.boxShut }
  const target = hitTarget(match)
  const hit = target === undefined ? undefined : en.play.targetHit(formatNumber(target))
  expect(screen.getByText(hit ?? title[ending.by])).toBeOnTheScreen()
  if (ending.by === 'no-move')
    expect(screen.getByText(en.play.noMoveDetail(ending.dice, open))).toBeOnTheScreen()
  if (ending.by === 'shut') expect(screen.getByText(new RegExp(`^${name} `))).toBeOnTheScreen()
  expect(screen.getByText(scoreText(match))).toBeOnTheScreen()
}

/** The card that covers the table between two turns. */
export const passCard = () =>
  screen.queryByLabelText(new RegExp(`^(${en.pass.to}|${en.play.nextTurn}) `))
