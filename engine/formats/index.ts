import type { Format } from '../rules'
import { judgeFirstToLose } from './first-to-lose'
import { judgeKnockout } from './knockout'
import { judgeRounds } from './rounds'
import { judgeStakes } from './stakes'
import { judgeTarget } from './target'
import type { Standings, Verdict } from './verdict'

/** What a format makes of a turn that has just been scored. */
export function judge(format: Format, standings: Standings): Verdict {
  switch (format.kind) {
    case 'rounds':
      return judgeRounds(format, standings)
    case 'first-to-lose':
      return judgeFirstToLose(format, standings)
    case 'knockout':
      return judgeKnockout(format, standings)
    case 'target':
      return judgeTarget(format, standings)
    case 'stakes':
      return judgeStakes(format, standings)
  }
}
