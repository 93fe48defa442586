/** All that is said of a match, without a screen: what the app tells of each change of the table. */
import type { Speaking } from '../../components/table/spoken/speaking'
import { openedText, spokenChange } from '../../components/table/spoken/spoken-event'
import { tileSet, type MatchEvent, type Rules } from '../../engine'
import { tableView, type TableMoment } from '../../model/table-view'
import { after, begin, passed } from './scripted-match'

/** French has spaces before its signs at which no line breaks. */
export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

/** A text for each thing that happens in a match of two, from the table that opens to the end of these turns. */
export function spokenTranscript(
  rules: Rules,
  turns: readonly (readonly MatchEvent[])[],
  speaking: Speaking,
): readonly string[] {
  let match = begin(rules, 2)
  let events: readonly MatchEvent[] = []
  const viewNow = (moment: TableMoment = {}) => tableView(match, events, moment)
  let seen = viewNow()
  const said = [openedText(seen, speaking)]
  const show = (moment: TableMoment = {}) => {
    const view = viewNow(moment)
    said.push(spokenChange(seen, view, speaking))
    seen = view
  }
  const happen = (...now: readonly MatchEvent[]) => {
    match = after(match, ...now)
    events = [...events, ...now]
    show()
  }
  for (const turn of turns) {
    const isSignAsked = turn[0]?.type === 'signAnnounced'
    if (match.phase === 'turnOver') {
      show({ isPassing: true })
      // Who announces a sign does that on the card, which takes the phone as well.
      happen(passed, ...turn.slice(0, isSignAsked ? 1 : 0))
    }
    for (const event of isSignAsked ? turn.slice(1) : turn) {
      if (event.type === 'tilesShut')
        event.tiles.forEach((_, index) =>
          show({ chosen: tileSet(event.tiles.slice(0, index + 1)) }),
        )
      happen(event)
    }
  }
  return said.map(plainSpaces)
}
