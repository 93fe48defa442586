import { router, useIsFocused } from 'expo-router'
import { useRef, useState } from 'react'
import { HowToPlay } from '@/components/rules/how-to-play'
import { ContinueCard } from '@/components/set-up/continue-card'
import { problemSentence } from '@/components/set-up/problem-sentence'
import { PageLinks } from '@/components/set-up/page-links'
import { ReplaceSheet } from '@/components/set-up/replace-sheet'
import { SetupLayout } from '@/components/set-up/setup-layout'
import { WhichRules } from '@/components/set-up/which-rules'
import { WhoPlays } from '@/components/set-up/who-plays'
import { loadTable } from '@/components/table/lazy-table'
import { useCrossfade } from '@/components/ui/crossfade'
import { loadInTime } from '@/components/ui/lazy-module'
import { useWords } from '@/i18n'
import { allDefaultNames } from '@/i18n/names/default-names'
import { rulesHref } from '@/model/rules-page'
import { useMatchOnTable } from '@/state/set-up/use-match-on-table'
import { useSetUpScreen } from '@/state/set-up/use-set-up'

const loadPlay = () => loadInTime(Promise.all([import('./play'), loadTable()]))

export default function SetupScreen() {
  const words = useWords()
  const setup = useSetUpScreen(words.setup.defaultName, allDefaultNames)
  const { live, isMatchUnfinished, opening } = useMatchOnTable(useIsFocused())
  const [isReplacing, setIsReplacing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const crossfade = useCrossfade()
  const isOpening = useRef(false)
  /** React delays a screen that suspends by a third of a second, so it is loaded before. */
  const toTable = async () => {
    if (isOpening.current) return
    isOpening.current = true
    await loadPlay()
    isOpening.current = false
    crossfade(() => router.push('/play'))
  }
  const toRules = () => router.push(rulesHref(setup.rules, 'house'))
  const start = async () => {
    if (isOpening.current) return
    setIsReplacing(false)
    void loadPlay()
    const error = await setup.begin()
    if (error === undefined) await toTable()
    else if (error !== 'saving') setFailure(problemSentence({ code: error }, words))
  }

  return (
    <SetupLayout
      links={<PageLinks onOpen={(page) => router.push(`/${page}`)} />}
      live={live ? <ContinueCard match={live.match} onContinue={() => void toTable()} /> : null}
      whoPlays={(onDragging) => <WhoPlays {...setup} onDragging={onDragging} />}
      howToPlay={<HowToPlay rules={setup.rules} isSmall onTry={toRules} />}
      whichRules={({ rules: width, ...columns }) => (
        <WhichRules
          {...setup}
          {...columns}
          width={width}
          onHouseRules={() => router.push('/house-rules')}
          onHowToPlay={toRules}
          onAllRules={() => router.push('/rules')}
        />
      )}
      opening={opening}
      seats={setup.seats}
      won={setup.won}
      rules={setup.rules}
      problem={setup.problem ? problemSentence(setup.problem, words) : failure}
      isPlayable={setup.problem === undefined}
      onPlay={() => (isMatchUnfinished ? setIsReplacing(true) : void start())}
    >
      <ReplaceSheet
        isOpen={isReplacing}
        onStart={() => void start()}
        onKeep={() => setIsReplacing(false)}
      />
    </SetupLayout>
  )
}
