import { PRESETS, replay } from '../../../engine'
import { replaySteps } from '../../../state/table/replay-steps'
import { seatsOf } from '../../support/scripted-match'
import { highFirst, planMatch } from '../../support/browser/planned-match'

describe.each(PRESETS.map(({ id, rules }) => [id, rules] as const))(
  'by the rules of %s',
  (_, rules) => {
    const setup = { rules, players: seatsOf(['Ann', 'Ben']) }
    const { events } = planMatch(setup, 7, highFirst)

    test('every step is what the engine makes of the events so far', () => {
      const steps = replaySteps(setup, events)
      expect(steps.last).toBe(events.length)
      for (let step = 0; step <= steps.last; step++)
        expect({ ok: true, value: steps.matchAt(step) }).toEqual(
          replay(setup, events.slice(0, step)),
        )
    })

    test('a step is the same whichever way it is come to', () => {
      const backwards = replaySteps(setup, events)
      const end = backwards.matchAt(backwards.last)
      expect(backwards.matchAt(3)).toEqual(replaySteps(setup, events).matchAt(3))
      expect(backwards.matchAt(backwards.last)).toBe(end)
    })
  },
)
