import { router } from 'expo-router'
import { useState } from 'react'
import { AppearanceSection } from '@/components/settings/appearance-section'
import { EraseSheet, ResetSection } from '@/components/settings/reset-section'
import { TwoColumns } from '@/components/settings/section'
import { SpeechSection } from '@/components/settings/speech-section'
import { TableSettings } from '@/components/settings/table-settings'
import { TransferSection } from '@/components/settings/transfer-section'
import { BackButton } from '@/components/ui/back-button'
import { goBackOr } from '@/components/ui/go-back'
import { Screen } from '@/components/ui/screen'
import { PageTitle } from '@/components/ui/page-title'
import { useWords } from '@/i18n'
import { unmergedPeople } from '@/model/person'
import { DEFAULT_SETTINGS } from '@/model/settings'
import { eraseEverything } from '@/state/erase-everything'
import { useEntries } from '@/state/history/history'
import { useOpenHistory } from '@/state/history/use-history'
import { usePeople } from '@/state/people/people'
import { changeSettings, useSettings } from '@/state/settings/settings'
import { useDeviceSenses } from '@/state/settings/use-device-senses'
import { useVoiceChange } from '@/state/settings/use-language'
import { seatDefaultPlayers } from '@/state/set-up/use-set-up'
import { useTransfer } from '@/state/transfer/use-transfer'

export default function SettingsScreen() {
  const words = useWords()
  const settings = useSettings()
  const senses = useDeviceSenses()
  const voiceChange = useVoiceChange()
  const { transfer, exportAll, importAll } = useTransfer()
  const [isErasing, setIsErasing] = useState(false)
  const [problem, setProblem] = useState<string>()
  useOpenHistory()
  const matches = useEntries().length
  const people = unmergedPeople(usePeople((store) => store.people)).length
  const erase = async () => {
    if (!(await eraseEverything())) return setProblem(words.settings.notErased)
    seatDefaultPlayers(words.setup.defaultName)
    router.dismissTo('/')
  }
  return (
    <Screen hasColumns>
      <BackButton label={words.settings.back} onPress={() => goBackOr('/')} />
      <PageTitle>{words.settings.title}</PageTitle>
      <TwoColumns
        left={<TableSettings settings={settings} senses={senses} onChange={changeSettings} />}
        right={
          <>
            <AppearanceSection {...{ settings, voiceChange }} onChange={changeSettings} />
            <SpeechSection settings={settings} onChange={changeSettings} />
            <TransferSection
              transfer={transfer}
              onExport={() => void exportAll()}
              onImport={() => void importAll()}
            />
            <ResetSection
              // A finished lesson is not repeated.
              onReset={() => changeSettings({ ...DEFAULT_SETTINGS, lesson: settings.lesson })}
              onErase={() => {
                setProblem(undefined)
                setIsErasing(true)
              }}
            />
          </>
        }
      />
      {isErasing ? (
        <EraseSheet
          matches={matches}
          people={people}
          problem={problem}
          onErase={() => void erase()}
          onKeep={() => setIsErasing(false)}
        />
      ) : null}
    </Screen>
  )
}
