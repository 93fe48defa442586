import { resetHistory } from './history/history'
import { usePeople } from './people/people'
import { useNotices } from './saves/notices'
import { useSettings } from './settings/settings'
import { useSetUp } from './set-up/set-up'
import { useLiveMatch } from './table/live-match'

/** Clears all state in memory, as after a restart; the saves stay. */
export function forget(): void {
  resetHistory()
  useLiveMatch.setState(useLiveMatch.getInitialState(), true)
  usePeople.setState(usePeople.getInitialState(), true)
  useSetUp.setState(useSetUp.getInitialState(), true)
  useSettings.setState(useSettings.getInitialState(), true)
  useNotices.setState(useNotices.getInitialState(), true)
}
