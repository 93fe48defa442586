import type { PhoneApp } from './phone-app'

const IS_OVER = /^Rematch$/
/** What somebody presses who always takes what is offered first, in the order in which it is looked for. */
const CHOICES = [
  IS_OVER,
  /^I’m .*, I have it$/,
  /^(Pass the phone|See the result)$/,
  /^Shut [\d, and]+$/,
  /^(Tap to roll|Roll)/,
  /^\d+, can be used/,
]
/** More than a match of one round ever takes. */
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
