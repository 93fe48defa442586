import { SCENARIOS } from './scenarios'
import { consumed } from './scenarios/measure'

/** Which scenario to run; declared by a line that run.mjs puts before the bundle. */
declare const scenarioIndex: number | undefined

/** Hermes without React Native has `print` and no `console`. */
declare const print: ((line: string) => void) | undefined

const write = typeof print === 'function' ? print : console.log

if (typeof scenarioIndex === 'number') {
  const measurements = SCENARIOS[scenarioIndex]!()
  write(JSON.stringify({ measurements, consumed: consumed.total }))
} else write(JSON.stringify({ scenarios: SCENARIOS.length }))
