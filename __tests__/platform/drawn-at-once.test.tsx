import { render, screen } from '@testing-library/react-native'
import { SafeAreaInsetsContext } from 'react-native-safe-area-context'
import { LazyComputerSheet } from '../../components/computers/lazy-computer-sheet'
import { SkillCard } from '../../components/judgement/lazy-judgement'
import { RulesIndex } from '../../components/rules-pages/lazy-rules-pages'
import { PlayerBadge } from '../../components/ui/player-badge'
import { en } from '../../i18n'
import { enCoach } from '../../i18n/coach'
import { enRulesPages } from '../../i18n/en/rules-pages'
import { presetRules } from '../support/scripted-match'

jest.mock('expo-router', () => ({
  useIsFocused: () => true,
  useNavigation: () => ({ isFocused: () => true }),
}))

// React shows a suspended part, even of a bundled module, a third of a second after its fallback.

const draw = (part: React.ReactElement) =>
  render(
    <SafeAreaInsetsContext.Provider value={{ top: 0, right: 0, bottom: 0, left: 0 }}>
      {part}
    </SafeAreaInsetsContext.Provider>,
  )

const none = () => {}

test('a computer player has a face from the first frame on', () => {
  const { UNSAFE_root: root } = draw(
    <PlayerBadge name="Otto" colour="navy" computer="master" size={40} />,
  )
  expect(screen.queryByText('O', { includeHiddenElements: true })).toBeNull()
  expect(root.findAll(({ type }) => String(type).startsWith('RNSVGSvgView'))).toHaveLength(1)
})

test('the sheet of computer players opens at once', () => {
  draw(<LazyComputerSheet isOpen seats={[]} onAddComputer={none} onClose={none} />)
  expect(screen.getByText(en.computers.whoSitsDown)).toBeOnTheScreen()
})

test('the rules open at once', () => {
  draw(<RulesIndex setUp={presetRules('pub')} onOpen={none} onBack={none} />)
  expect(screen.getByText(enRulesPages.back)).toBeOnTheScreen()
})

test('what is judged is drawn at once', () => {
  draw(<SkillCard matches={[]} left={2} />)
  expect(screen.getByText(enCoach.skill.working(2))).toBeOnTheScreen()
})
