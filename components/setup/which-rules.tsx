import { ScrollView, StyleSheet, View } from 'react-native'
import {
  playersFor,
  presetOf,
  PRESETS,
  presetTiles,
  tileSet,
  tilesUpTo,
  type Preset,
  type PresetId,
  type Rules,
  type TileCount,
} from '@/engine'
import { useWords } from '@/i18n'
import { QuietButton } from '../ui/quiet-button'
import { Segments } from '../ui/segments'
import { Heading } from '../ui/text'
import { SPACE } from '../ui/theme'
import { useRadios } from '../ui/use-radios'
import { PresetCard } from './preset-card'
import { rulesFacts } from '../rules/rules-facts'
import { rulesName } from '../rules/rules-name'
import { formatSentence } from '../rules/rules-sentences'

type Props = {
  readonly rules: Rules
  readonly seated: number
  /** Whether the cards are one scrolling row; otherwise they wrap. */
  readonly isRow: boolean
  readonly onRules: (rules: Rules) => void
  readonly onHouseRules: () => void
}

const CARD_WIDTH = 236

/** The open tiles in the picture of each preset. */
const PICTURED_TILES: Readonly<Record<PresetId, readonly number[]>> = {
  channel: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  pub: [2, 5, 6, 8],
  'pub-digits': [1, 4, 7],
  'pub-reversed': [2, 3, 9],
  'pub-hundred': [1, 3, 8, 9],
  sailors: [2, 3, 5, 7],
  hundred: [1, 3, 5],
  stakes: [1, 5, 9],
}

/** The choice of rules: a card for each preset, and one for house rules when they are in use. */
export function WhichRules({ rules, seated, isRow, onRules, onHouseRules }: Props) {
  const words = useWords()
  const { setup, presets } = words
  const chosen = presetOf(rules)
  const tileChoice = chosen ? presetTiles(chosen.id) : []
  const houseCards = chosen ? 0 : 1
  const rulesOnCard = (preset: Preset) => (chosen?.id === preset.id ? rules : preset.rules)
  const radioOf = useRadios({
    count: houseCards + PRESETS.length,
    chosen: chosen ? PRESETS.findIndex(({ id }) => id === chosen.id) : 0,
    onChoose: (index) => {
      const preset = PRESETS[index - houseCards]
      if (preset) onRules(rulesOnCard(preset))
      else onHouseRules()
    },
  })
  const cards = [
    ...(chosen
      ? []
      : [
          <PresetCard
            key="house"
            name={rulesName('house', words)}
            about={formatSentence(rules.format, words)}
            facts={rulesFacts(rules, playersFor(rules), seated, words)}
            tiles={rules.tiles}
            open={tilesUpTo(rules.tiles)}
            width={CARD_WIDTH}
            radio={radioOf(0)}
          />,
        ]),
    ...PRESETS.map((preset, index) => {
      const shown = rulesOnCard(preset)
      return (
        <PresetCard
          key={preset.id}
          name={rulesName(preset.id, words)}
          about={presets[preset.id].about}
          facts={rulesFacts(shown, preset.players, seated, words)}
          tiles={shown.tiles}
          open={tileSet(PICTURED_TILES[preset.id])}
          width={CARD_WIDTH}
          radio={radioOf(houseCards + index)}
        />
      )
    }),
  ]
  return (
    <View style={styles.part}>
      <View style={styles.head}>
        <Heading style={styles.heading}>{setup.whichRules}</Heading>
        <QuietButton tone="accent" label={setup.houseRules} onPress={onHouseRules} />
      </View>
      {isRow ? (
        <View role="radiogroup" aria-label={setup.whichRules}>
          <ScrollView
            horizontal
            showsHorizontalScrollIndicator={false}
            style={styles.row}
            contentContainerStyle={styles.rowContent}
          >
            {cards}
          </ScrollView>
        </View>
      ) : (
        <View role="radiogroup" aria-label={setup.whichRules} style={styles.grid}>
          {cards}
        </View>
      )}
      {tileChoice.length > 1 ? (
        <Segments<TileCount>
          label={words.houseRules.tiles.title}
          value={rules.tiles}
          onChange={(tiles) => onRules({ ...rules, tiles })}
          options={tileChoice.map((tiles) => ({ value: tiles, label: setup.tilesOf(tiles) }))}
        />
      ) : null}
    </View>
  )
}

const styles = StyleSheet.create({
  part: { gap: SPACE.s },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  heading: { flexGrow: 1 },
  row: { marginHorizontal: -SPACE.l },
  rowContent: { gap: SPACE.m, paddingHorizontal: SPACE.l },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
})
