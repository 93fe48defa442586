import { throwDice } from '../../engine'
import { bestMs, consumed, perSecond } from './measure'
import type { Scenario } from './scenario'

const SEED = Uint8Array.from({ length: 32 }, (_, index) => index * 7 + 1)

function throwTwoDice(times: number): number {
  for (let index = 0; index < times; index++) consumed.total += throwDice(SEED, index, 2)[0]!
  return times
}

export const throwDiceScenario: Scenario = () => [
  { name: 'throwDice', unit: 'per second', value: perSecond(bestMs(throwTwoDice)) },
]
