import { useIsFocused } from 'expo-router'
import { useEffect, useRef, useState } from 'react'
import { hasTile } from '@/engine'
import { useWords } from '@/i18n'
import { useSpokenWords } from '@/i18n/spoken-match'
import type { RefusedKey } from '@/model/table-keys'
import { isLying } from '@/model/seating'
import type { Settings } from '@/model/settings'
import type { TableView } from '@/model/table-view'
import { ARRIVAL_MS } from '../../ui/move-focus'
import { useSpeech } from '../../ui/speech'
import type { Speaking } from './speaking'
import { isGoingOn, openedText, spokenChange } from './spoken-event'
import { whereAmI } from './where-am-i'

/** What is said of a key that does nothing now. */
function refusedText(refused: RefusedKey, view: TableView, { spoken }: Speaking): string {
  const { match, open } = view
  if (refused.key !== 'flap') return spoken.refused[refused.key]
  if (!hasTile(open, refused.tile)) return spoken.refused.flapShut(refused.tile)
  return match.phase === 'rolling' ? spoken.refused.rollFirst : spoken.refused.flap(refused.tile)
}

/** Long enough to be read. */
const REFUSAL_MS = 2500

/** The text about the last refused key: for a while, and until the match goes on. */
function useRefusal({ match, chosen }: TableView) {
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly of: string }>()
  useEffect(() => {
    if (!refusal) return
    const timer = setTimeout(() => setRefusal(undefined), REFUSAL_MS)
    return () => clearTimeout(timer)
  }, [refusal])
  const of = `${match.round} ${match.seat} ${match.throws} ${match.phase} ${chosen}`
  return [
    refusal?.of === of ? refusal.text : undefined,
    (text: string) => setRefusal({ text, of }),
  ] as const
}

/**
 * Tells a screen reader what happens at the table, while it is the page that is seen. The focus moves in the
 * effects of what is drawn, which come before this one. Returns how to have the table read, and how to say
 * that a key was refused, which is shown for a while too.
 */
export function useSpokenTable(view: TableView, settings: Pick<Settings, 'verbosity' | 'seating'>) {
  const { say, sayMore, hush } = useSpeech()
  const speaking: Speaking = {
    words: useWords(),
    spoken: useSpokenWords(),
    isFull: settings.verbosity === 'full',
    isPhoneLying: isLying(settings.seating),
  }
  const isSeen = useIsFocused()
  /** The last view that was announced. */
  const told = useRef<TableView>(undefined)
  useEffect(() => {
    if (!isSeen) {
      told.current = undefined
      return hush()
    }
    // Announced once it is shown, also after a return while the dice tumble.
    if (view.isUnfolding) return
    const before = told.current
    told.current = view
    const text = before ? spokenChange(before, view, speaking) : openedText(view, speaking)
    if (!text) return
    if (before && isGoingOn(before, view)) sayMore(text)
    // The focus moves once the page has arrived, and the text follows it.
    else say(text, before ? 0 : ARRIVAL_MS)
  })
  useEffect(() => hush, [hush])
  const [refusal, setRefusal] = useRefusal(view)
  return {
    refusal,
    read: (later?: number) => say(whereAmI(view, speaking), later),
    onRefused: (refused: RefusedKey) => {
      const text = refusedText(refused, view, speaking)
      setRefusal(text)
      say(text)
    },
  }
}
