import type { Scenario } from './scenario'
import {
  analysisOf,
  contestOf,
  firstChoiceOfPub,
  firstChoiceOfSailors,
  judgementOf,
  raceOf,
  turnTableOf,
} from './judgement'
import { legalMovesScenario } from './legal-moves'
import { randomPlay } from './random-play'
import { strengths } from './strengths'
import { throwDiceScenario } from './throw-dice'
import { turnValuesOf } from './turn-values'

/** Each runs in its own process, so that it starts without the caches of another. */
export const SCENARIOS: readonly Scenario[] = [
  randomPlay,
  turnValuesOf(9, 'any-sum'),
  turnValuesOf(9, 'dice-or-sum'),
  turnValuesOf(9, 'die-or-sum'),
  turnValuesOf(12, 'any-sum'),
  turnValuesOf(12, 'dice-or-sum'),
  turnValuesOf(12, 'die-or-sum'),
  legalMovesScenario,
  throwDiceScenario,
  judgementOf,
  turnTableOf,
  contestOf,
  raceOf,
  analysisOf,
  firstChoiceOfPub,
  firstChoiceOfSailors,
  strengths,
]
