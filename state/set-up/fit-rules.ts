import { PRESETS, type Rules } from '@/engine'
import { playersOf } from '@/model/rules-id'

type Choice = { readonly rules: Rules; readonly wanted?: Rules | undefined }

const fits = (rules: Rules, seated: number) => {
  const { min, max } = playersOf(rules)
  return min <= seated && seated <= max
}

/**
 * The rules for another number of players: the wanted ones as soon as they fit again, else the current ones,
 * else the first preset that fits. An empty table changes nothing.
 */
export function fitRules({ rules, wanted }: Choice, seated: number): Choice {
  if (wanted && fits(wanted, seated)) return { rules: wanted, wanted: undefined }
  if (seated === 0 || fits(rules, seated)) return { rules, wanted }
  const fitting = PRESETS.find((preset) => fits(preset.rules, seated))
  return fitting ? { rules: fitting.rules, wanted: wanted ?? rules } : { rules, wanted }
}
