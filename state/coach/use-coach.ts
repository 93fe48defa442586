import { startTransition, useEffect, useState } from 'react'
import {
  afterPass,
  isTurnOver,
  NO_TILES,
  type Evaluation,
  type Match,
  type TileSet,
} from '@/engine'
import type { Coach, CoachMode, CoachTopic } from '@/model/coach'
import type { PlayedMatch } from '@/model/played-match'
import { computerAt, type SeatedMatch } from '@/model/player'
import { matchBefore, passOf, type TableView } from '@/model/table-view'
import { isChoiceRelevant } from '@/model/measure'

/** Loaded when the coach is first switched on. */
const loadJudge = () => import('../judgement/judgement-bundle')

type Judge = Awaited<ReturnType<typeof loadJudge>>

/** Ignores a failed load: the coach reports it when it is asked. */
const withJudge = (act: (judge: Judge) => unknown): void =>
  void loadJudge()
    .then(act)
    .catch(() => {})

type Answer = { readonly moment: string; readonly topic?: CoachTopic; readonly hasFailed?: true }

/** The flaps of the best move, if it is the only one or noticeably better than the worst. */
function advisedBy({ choices, ...rest }: Evaluation, match: Match): TileSet {
  const { choice } = choices[0]!
  const isClear = choices.length === 1 || isChoiceRelevant({ choices, ...rest }, match.setup.rules)
  return choice.type === 'shut' && isClear ? choice.tiles : NO_TILES
}

/** The match in which a person has to decide; on the pass card that may be the sign of the next turn. */
function decidedNow({ match }: PlayedMatch, { isPassing }: TableView): SeatedMatch | undefined {
  const passing = passOf({ match, isPassing })
  const passed = passing ? afterPass(passing) : match
  if (isPassing && passed.phase !== 'announcing') return undefined
  return !isTurnOver(passed) && !computerAt(passed, passed.seat) ? passed : undefined
}

/**
 * The coach at the table; undefined while it is off. It speaks only about what the table shows, and not while dice
 * tumble or a turn ends.
 */
export function useCoach(
  mode: CoachMode,
  live: PlayedMatch,
  view: TableView,
  onList: (isOpen: boolean) => void,
): Coach | undefined {
  const [answer, setAnswer] = useState<Answer>()
  // A transition, because flaps and lamp move meanwhile.
  const show = (next: (last: Answer | undefined) => Answer | undefined) =>
    startTransition(() => setAnswer(next))
  const { events, match } = live
  const { isPassing, isUnfolding } = view
  const moment = `${mode} ${events.length} ${isPassing}`
  const isQuiet = isUnfolding
  useEffect(() => {
    const now = mode === 'off' || isQuiet ? undefined : decidedNow(live, view)
    if (!now) return
    withJudge(({ think }) => think(now))
    // A throw or another animation has begun and needs the processor.
    return () => withJudge(({ stopThinking }) => stopThinking())
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once a moment
  }, [moment, isQuiet])
  useEffect(() => {
    const event = events.at(-1)
    if (mode !== 'teach' || !event) return
    let isWanted = true
    const before = matchBefore(match, events)
    if (computerAt(before, before.seat)) return
    withJudge(async ({ judge, stopThinking }) => {
      const evaluation = await judge(before).finally(() => stopThinking(before))
      if (!isWanted || !evaluation || evaluation.choices.length < 2) return
      show(() => ({ moment, topic: { kind: 'teach', match: before, evaluation, event } }))
    })
    return () => {
      isWanted = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once an event
  }, [mode, events.length])
  if (mode === 'off') return undefined
  const current = answer?.moment === moment ? answer : undefined
  const topic = isQuiet ? undefined : current?.topic
  const now = decidedNow(live, view)
  const ask = async (asked: Match) => {
    show(() => ({ moment }))
    const tell = (found: Omit<Answer, 'moment'>) =>
      show((last) => (last?.moment === moment ? { moment, ...found } : last))
    const tellOf = (evaluation: Evaluation) =>
      tell({ topic: { kind: 'ask', match: asked, evaluation } })
    try {
      const { judge, judgeInDepth } = await loadJudge()
      const inDepth = judgeInDepth(asked)
      const first = await judge(asked)
      if (first) tellOf(first)
      // The first answer may be by a simpler aim.
      const deeper = await inDepth
      if (deeper && deeper !== first) tellOf(deeper)
    } catch {
      tell({ hasFailed: true })
    }
  }
  return {
    mode,
    isThinking: current !== undefined && !current.topic && !current.hasFailed && !isQuiet,
    hasFailed: current?.hasFailed === true && !isQuiet,
    topic,
    advised: topic?.kind === 'ask' ? advisedBy(topic.evaluation, topic.match) : NO_TILES,
    onAsk: now && mode === 'lamp' && !isQuiet ? () => void ask(now) : undefined,
    onList,
  }
}
