import type { PhoneApp } from './phone-app'

const IS_OVER = /^Rematch$/
/** The buttons to press, in the order in which they are looked for: always takes the first choice offered. */
const CHOICES = [
  IS_OVER,
  /^I’m .*, I have it$/,
  /^(Pass the phone|See the result|.*’s turn)$/,
  /^Shut [\d, and]+$/,
  /^Roll/,
  /^\d+, can be used/,
]
/** The most presses that a match of one round can take. */
const MOST_PRESSES = 300

/** Plays from the table to the result. */
export async function playMatch(app: PhoneApp): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const choice = await app.waitFor('Something to press', () =>
      CHOICES.find((pattern) => app.buttons.some((name) => pattern.test(name))),
    )
    if (choice === IS_OVER) return
    await app.pressIfThere(choice)
  }
  throw new Error(`The match has no end.\nShown: ${app.texts.join(' | ')}`)
}
