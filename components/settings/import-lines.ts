import { SETUP_ERRORS } from '@/engine'
import type { Translations } from '@/i18n'
import type { MatchError } from '@/model/played-match'
import type { ImportResult } from '@/model/transfer'

type Refusal = keyof Translations['settings']['refusals']

function refusalOf(error: MatchError): Refusal {
  if (error === 'not-a-match') return 'form'
  if (error === 'outcome-wrong') return 'outcome'
  return SETUP_ERRORS.some((other) => other === error) ? 'setup' : 'play'
}

const REFUSALS: readonly Refusal[] = ['form', 'outcome', 'setup', 'play']

/** The result of an import, in sentences. */
export function importLines(imported: ImportResult, { settings }: Translations): readonly string[] {
  if (!imported.ok) return [settings.importErrors[imported.error]]
  const { added, continued, skipped, refused } = imported.value
  const refusals = REFUSALS.map((refusal) => ({
    refusal,
    count: refused.filter((error) => refusalOf(error) === refusal).length,
  })).filter(({ count }) => count > 0)
  const isEmpty = added + continued + skipped + refused.length === 0
  return [
    ...(isEmpty ? [settings.noMatches] : [settings.added(added)]),
    ...(continued > 0 ? [settings.continued(continued)] : []),
    ...(skipped > 0 ? [settings.skipped(skipped)] : []),
    ...refusals.map(({ refusal, count }) => settings.refused(count, settings.refusals[refusal])),
  ]
}
