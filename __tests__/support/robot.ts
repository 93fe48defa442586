/** Plays a match by random taps on what is shown, knowing nothing of the rules. */
import { fireEvent, screen } from 'expo-router/testing-library'
import { en } from '../../i18n'
import { useLiveMatch } from '../../state/table/live-match'
import { LANDED_MS, ROLL, wait } from './app-screens'
import type { Random } from './seeded-random'
import { labelOf } from './what-is-shown'

type Element = ReturnType<typeof screen.getByRole>

type State = { readonly disabled?: boolean; readonly selected?: boolean }

/** Whether it can be tapped; a flap that is chosen stays so. */
function isOn({ props }: Element): boolean {
  const state = props.accessibilityState as State | undefined
  return state?.disabled !== true && state?.selected !== true
}

/** What a player would tap, the most pressing first: cards cover the table, a move is chosen before it is shut. */
const WISHES: readonly RegExp[] = [
  /, I have it$/,
  /^(Add|Subtract)\. /,
  new RegExp(`^${en.play.seeResult}$`),
  new RegExp(`^(${en.play.pass}|${en.play.nextTurn})$`),
  new RegExp(`^${en.play.boxShut}$`),
  /^Shut /,
  /, can be used$/,
  ROLL,
]

const isStop = (label: string) => label.startsWith('Stop with')

/** Now and then it stops, where it may. */
const STOPS_ONE_IN = 6

function tapSomething(random: Random): string {
  const buttons = screen.getAllByRole('button').filter(isOn)
  const wish = WISHES.find((label) => buttons.some((button) => label.test(labelOf(button))))
  if (!wish) throw new Error(`Nothing to tap among ${buttons.map(labelOf).join(', ')}`)
  const stops = wish === ROLL ? buttons.filter((button) => isStop(labelOf(button))) : []
  const [stop] = random.below(STOPS_ONE_IN) === 0 ? stops : []
  const tapped = stop ?? random.pick(buttons.filter((button) => wish.test(labelOf(button))))
  const label = labelOf(tapped)
  fireEvent.press(tapped)
  return label
}

/** One die or two, where that is asked. */
function chooseDice(random: Random): void {
  const [one] = screen.queryAllByRole('radio', { name: en.play.oneDie })
  if (one && random.below(2) === 0) fireEvent.press(one)
}

const TOO_MANY_TAPS = 2000

/** Taps until the result has been opened; says how many taps it took. */
export async function playToTheEnd(random: Random): Promise<number> {
  for (let taps = 1; taps < TOO_MANY_TAPS; taps++) {
    const rules = useLiveMatch.getState().live?.match.setup.rules
    if (rules?.oneDie === 'may-after-high') chooseDice(random)
    const label = tapSomething(random)
    // First it is saved and shown, and what moves begins to move.
    await wait(1)
    // Dice are not waited for: what can be done can be done while they tumble.
    await wait(ROLL.test(label) ? LANDED_MS : 400)
    if (label === en.play.seeResult) return taps
  }
  throw new Error('The match does not end')
}
