import type { Translations } from '@/i18n'
import type { SetUpProblem } from '@/model/set-up-problem'

/** One sentence that says why the match cannot begin. */
export function problemSentence(problem: SetUpProblem, { setup }: Translations): string {
  switch (problem.code) {
    case 'no-players':
      return setup.noPlayers
    case 'no-people':
      return setup.noPeople
    case 'wrong-number':
      return setup.needsPlayers(problem.min, problem.max)
    case 'no-entropy':
      return setup.noEntropy
    default:
      return setup.errors[problem.code]
  }
}
