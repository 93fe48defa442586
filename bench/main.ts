import { consumed } from './measure'
import { SCENARIOS } from './scenarios'

/** Which scenario to run; set by the line put in front of the bundle. */
declare const scenarioIndex: number | undefined

/** How Hermes alone writes a line. */
declare const print: ((line: string) => void) | undefined

const write = typeof print === 'function' ? print : console.log

if (typeof scenarioIndex === 'number') {
  const measurements = SCENARIOS[scenarioIndex]!()
  write(JSON.stringify({ measurements, consumed: consumed.total }))
} else write(JSON.stringify({ scenarios: SCENARIOS.length }))
