import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { PRESETS, type Rules } from '@/engine'
import { useWords } from '@/i18n'
import { useRulesPageWords } from '@/i18n/rules-pages'
import { playersOf, rulesIdOf } from '@/model/rules-id'
import { MiniBox } from '../box/mini-box'
import { rulesName } from '../rules/rules-name'
import { formatSentence } from '../rules/rules-sentences'
import { picturedTiles } from '../set-up/preset-pictures'
import { BackButton } from '../ui/back-button'
import { Icon } from '../ui/icon'
import { Pressable } from '../ui/pressable'
import { useIsRoomy } from '../ui/roomy'
import { Screen } from '../ui/screen'
import { PageTitle } from '../ui/page-title'
import { Heading, Note } from '../ui/text'
import { RADIUS, SPACE, useTheme } from '../ui/theme'
import { pageSizes, type PageSpace } from './page-sizes'

type Props = {
  /** The chosen rules; listed too if they are house rules. */
  readonly setUp: Rules
  readonly onOpen: (rules: Rules) => void
  readonly onBack: () => void
}

/** From these widths on there are two columns; where there is room for more words, they need more. */
const WIDE = 700
const WIDE_AND_ROOMY = 1000

/** The width of the little box in a row. */
const BOX_WIDTHS: Readonly<Record<PageSpace, number>> = {
  roomy: 132,
  ample: 84,
  tight: 66,
  least: 66,
}

/** All rules, each as a row that opens its page. */
export function RulesIndex({ setUp, onOpen, onBack }: Props) {
  const page = useRulesPageWords()
  const { width, height } = useWindowDimensions()
  const { top, bottom } = useSafeAreaInsets()
  const isWide = width >= (useIsRoomy() ? WIDE_AND_ROOMY : WIDE)
  const { space } = pageSizes(width, height - top - bottom)
  const house = rulesIdOf(setUp) === 'house' ? [setUp] : []
  return (
    <Screen hasColumns isWhole>
      <BackButton label={page.back} onPress={onBack} />
      <View>
        <PageTitle style={isTight(space) && styles.smallTitle}>{page.title}</PageTitle>
        <Note>{page.about}</Note>
      </View>
      <View style={isWide ? styles.grid : styles.list}>
        {[...house, ...PRESETS.map(({ rules }) => rules)].map((rules) => (
          <View key={rulesIdOf(rules)} style={isWide && styles.half}>
            <Row {...{ rules, isWide, space }} onOpen={() => onOpen(rules)} />
          </View>
        ))}
      </View>
    </Screen>
  )
}

type RowProps = {
  readonly rules: Rules
  readonly isWide: boolean
  readonly space: PageSpace
  readonly onOpen: () => void
}

const isTight = (space: PageSpace) => space === 'tight' || space === 'least'

function Row({ rules, isWide, space, onOpen }: RowProps) {
  const isRoomy = useIsRoomy()
  const words = useWords()
  const page = useRulesPageWords()
  const { card, cardEdge, ink, softInk } = useTheme()
  const id = rulesIdOf(rules)
  const { min, max } = playersOf(rules)
  const name = rulesName(id, words)
  const players = words.facts.players(min, max)
  const isHouse = id === 'house'
  const line = isHouse ? words.setup.yourOwn : words.presets[id].line
  const about = isHouse ? formatSentence(rules.format, words) : words.presets[id].about
  return (
    <Pressable
      aria-label={page.open(name, line, about, players)}
      onPress={onOpen}
      style={[
        styles.row,
        { backgroundColor: card, borderColor: cardEdge },
        isTight(space) && styles.nearer,
        isRoomy && styles.high,
      ]}
      pressedStyle={styles.pressed}
    >
      <MiniBox
        look="framed"
        tiles={rules.tiles}
        open={picturedTiles(rules)}
        width={BOX_WIDTHS[space]}
      />
      <View style={styles.words}>
        <Heading
          style={[styles.name, isTight(space) && styles.smallName, isRoomy && styles.largeName]}
        >
          {name}
        </Heading>
        <Note style={isRoomy && { color: ink }}>{isRoomy ? about : line}</Note>
        {isRoomy ? <Note>{players}</Note> : null}
      </View>
      {isWide && !isRoomy ? <Note>{players}</Note> : null}
      <Icon name="forward" colour={softInk} size={18} />
    </Pressable>
  )
}

const styles = StyleSheet.create({
  list: { gap: SPACE.s },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
  half: { flexGrow: 1, flexBasis: '45%', minWidth: 300 },
  row: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    // Eight rows fit on the screen of a phone with a notch.
    minHeight: 58,
    paddingVertical: SPACE.xs,
    paddingHorizontal: SPACE.m,
    borderWidth: 1,
    borderRadius: RADIUS.m,
  },
  pressed: { opacity: 0.85 },
  words: { flex: 1, minWidth: 0 },
  name: { fontSize: 18, lineHeight: 24 },
  smallTitle: { fontSize: 32, lineHeight: 38 },
  nearer: { gap: SPACE.s, minHeight: 52 },
  high: { paddingVertical: SPACE.m, paddingHorizontal: SPACE.l, gap: SPACE.l },
  largeName: { fontSize: 22, lineHeight: 28 },
  smallName: { fontSize: 16, lineHeight: 22 },
})
