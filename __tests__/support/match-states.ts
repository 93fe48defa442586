import type { Rules } from '../../engine'
import type { SeatedMatch } from '../../model/player'
import {
  after,
  announced,
  begin,
  passed,
  playTurns,
  presetRules,
  rolled,
  shut,
} from './scripted-match'

/** Rules with everything an event can run into: stopping, announcing, one die at six. */
export const hundred: Rules = presetRules('hundred')
const channel = presetRules('channel')

/** One match in every situation of a turn that the rules tell apart. */
export const STATES = {
  'about to throw first': begin(channel, 2),
  'about to throw again': after(begin(channel, 2), rolled(6, 3), shut(9)),
  'about to shut': after(begin(channel, 2), rolled(6, 3)),
  'turn over': playTurns(begin(channel, 2), [9]),
  'match over': playTurns(begin(channel, 2), []),
  'first turn of a target': begin(hundred, 2),
  'first turn of a target, about to shut': after(begin(hundred, 2), rolled(6, 3)),
  announcing: after(playTurns(begin(hundred, 1), [9]), passed),
  announced: after(playTurns(begin(hundred, 1), [9]), passed, announced('subtract')),
  'announced, about to throw again': after(
    playTurns(begin(hundred, 1), [9]),
    passed,
    announced('add'),
    rolled(6, 3),
    shut(9),
  ),
  'announced, about to shut': after(
    playTurns(begin(hundred, 1), [9]),
    passed,
    announced('add'),
    rolled(6, 3),
  ),
} as const satisfies Record<string, SeatedMatch>

export type State = keyof typeof STATES
