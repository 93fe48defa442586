import { appBrowser } from '../support/browser/app-browser'
import { atSizes } from '../support/browser/at-sizes'
import {
  english,
  inspectLayout,
  only,
  isOn,
  PHONE,
  SIDEWAYS,
  SMALLEST,
  TABLET,
} from '../support/browser/inspect-layout'
import { layoutFaults } from '../support/browser/layout-faults'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS } from '../support/browser/open-app'
import { historyRowFaults, standingsFaults } from '../support/browser/row-faults'
import { walkHistory } from '../support/browser/walk-history'

const open = appBrowser()

describe('Scores of fifteen digits', () => {
  const options = { view: VIEWS.upright, isMotionReduced: true }

  test('stand at the end of their rows beside long names, clear of everything', async () => {
    const match = plannedMatch('patientPair')
    const app = await open(options)
    const { page } = app
    const sizes = [SMALLEST, PHONE, SIDEWAYS]
    const { faults, add } = inspectLayout(app, only())
    const look = atSizes(app, sizes, async (name) => {
      add(name, await layoutFaults(page))
      const row = page.getByRole('button', { name: / wins\. / }).first()
      if (isOn(name, 'history')) add(name, await historyRowFaults(row))
      if (isOn(name, 'past-match')) add(name, await standingsFaults(page, match))
    })
    await walkHistory(app, ['patientPair', 'pair'], look)
    expect(faults).toEqual({})
  })

  test('of twelve long names are all read in the result', async () => {
    const app = await open(options)
    const { faults, look } = inspectLayout(app, only(...[SMALLEST, TABLET].map(english)))
    await walkHistory(app, ['crowd', 'pair'], look)
    expect(faults).toEqual({})
  })
})
