import { router, useIsFocused } from 'expo-router'
import { useState } from 'react'
import { ContinueCard } from '@/components/setup/continue-card'
import { problemSentence } from '@/components/setup/problem-sentence'
import { PageLinks } from '@/components/setup/page-links'
import { ReplaceSheet } from '@/components/setup/replace-sheet'
import { SetupLayout } from '@/components/setup/setup-layout'
import { WhichRules } from '@/components/setup/which-rules'
import { WhoPlays } from '@/components/setup/who-plays'
import { useCrossfade } from '@/components/ui/crossfade'
import { useWords } from '@/i18n'
import { isUnfinished } from '@/model/played-match'
import { useSetUpScreen } from '@/state/set-up/use-set-up'
import { useDeferredLiveMatch } from '@/state/table/use-deferred-live-match'

export default function SetupScreen() {
  const words = useWords()
  const setup = useSetUpScreen(words.setup.defaultName)
  const live = useDeferredLiveMatch(useIsFocused())
  const isMatchUnfinished = live !== undefined && isUnfinished(live)
  const [isReplaceSheetOpen, setIsReplaceSheetOpen] = useState(false)
  const [failure, setFailure] = useState<string>()
  const crossfade = useCrossfade()
  const toTable = () => crossfade(() => router.push('/play'))
  const start = async () => {
    setIsReplaceSheetOpen(false)
    const error = await setup.begin()
    if (error === undefined) toTable()
    else if (error !== 'saving') setFailure(problemSentence({ code: error }, words))
  }

  return (
    <SetupLayout
      links={<PageLinks onOpen={(page) => router.push(`/${page}`)} />}
      live={
        live ? (
          <ContinueCard
            tiles={live.match.setup.rules.tiles}
            open={live.match.open}
            title={live.match.phase === 'matchOver' ? words.setup.seeResult : words.setup.continue}
            detail={words.setup.continueDetail(
              live.match.setup.players.map(({ name }) => name),
              live.match.round,
            )}
            onContinue={toTable}
          />
        ) : null
      }
      whoPlays={
        <WhoPlays
          {...setup}
          onAdd={setup.add}
          onSeat={setup.seat}
          onChange={setup.change}
          onMove={setup.move}
          onRemove={setup.remove}
        />
      }
      whichRules={(isRow) => (
        <WhichRules
          rules={setup.rules}
          seated={setup.seats.length}
          isRow={isRow}
          onRules={setup.setRules}
          onHouseRules={() => router.push('/house-rules')}
        />
      )}
      problem={setup.problem ? problemSentence(setup.problem, words) : failure}
      playLabel={words.setup.play(setup.seats.length)}
      isPlayable={setup.problem === undefined}
      onPlay={() => (isMatchUnfinished ? setIsReplaceSheetOpen(true) : void start())}
    >
      <ReplaceSheet
        isOpen={isReplaceSheetOpen}
        onStart={() => void start()}
        onKeep={() => setIsReplaceSheetOpen(false)}
      />
    </SetupLayout>
  )
}
