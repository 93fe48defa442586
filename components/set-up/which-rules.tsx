import { useState, type Ref } from 'react'
import { StyleSheet, View, type Text } from 'react-native'
import { presetOf, PRESETS, presetTiles, type Rules, type TileCount } from '@/engine'
import { useWords } from '@/i18n'
import { playersOf, rulesIdOf, type RulesId } from '@/model/rules-id'
import { HowToPlay } from '../rules/how-to-play'
import { rulesName } from '../rules/rules-name'
import { QuietButton } from '../ui/quiet-button'
import { Segments } from '../ui/segments'
import { Heading } from '../ui/text'
import { SPACE } from '../ui/theme'
import { useRadios } from '../ui/use-radios'
import { ChosenRules } from './chosen-rules'
import { rulesOption } from './rules-option'
import { RulesRow } from './rules-row'
import { useRulesOrder } from './use-rules-order'

type Props = {
  readonly rules: Rules
  /** The rules the player chose, if others replace them because they do not fit the number of players. */
  readonly wanted: Rules | undefined
  readonly seated: number
  /** The chosen rules have their own column beside the list; otherwise they unfold in the list. */
  readonly isBeside: boolean
  /** The chosen rules are explained elsewhere on the page. */
  readonly isExplained: boolean
  readonly width: number
  /** Changes whenever the screen is opened. */
  readonly opening: number
  /** The card of the chosen rules, and the name on it. */
  readonly onCard: (view: View | null) => void
  readonly nameRef: Ref<Text>
  readonly onRules: (rules: Rules) => void
  readonly onHouseRules: () => void
  readonly onHowToPlay: () => void
  readonly onAllRules: () => void
}

const LIST_SHARE = 0.44

/** The choice of rules: a row for each preset and for house rules in use, the chosen one unfolded. */
export function WhichRules(props: Props) {
  const { rules, wanted, seated, isBeside, width, onRules, onHouseRules } = props
  const words = useWords()
  const { setup } = words
  const chosen = rulesIdOf(rules)
  /** House rules that others were chosen after: they stay in the list, so that one can come back to them. */
  const [left, setLeft] = useState<Rules>()
  const order = useRulesOrder({ ...props, chosen }, chosen === 'house' || left !== undefined)
  const rulesOf = (id: RulesId) => {
    if (id === chosen) return rules
    return (id === 'house' && left) || PRESETS.find((preset) => preset.id === id)!.rules
  }
  const choose = (id: RulesId) => {
    if (id === 'house' && chosen === 'house') return onHouseRules()
    setLeft(chosen === 'house' ? rules : id === 'house' ? undefined : left)
    onRules(rulesOf(id))
  }
  const radioOf = useRadios({
    count: order.length,
    chosen: order.indexOf(chosen),
    onChoose: (index) => choose(order[index]!),
  })
  const listWidth = isBeside ? Math.floor((width - SPACE.l) * LIST_SHARE) : width
  const unfolded = {
    ref: props.onCard,
    nameRef: props.nameRef,
    option: rulesOption(rules, seated, words),
    why: wanted && insteadOf(wanted),
    width: isBeside ? width - SPACE.l - listWidth : width,
    children: (
      <View style={styles.more}>
        <TileChoice rules={rules} onRules={onRules} />
        {isBeside ? <HowToPlay rules={rules} isSmall onTry={props.onHowToPlay} /> : null}
        {isBeside || props.isExplained ? null : (
          <View style={styles.help}>
            <QuietButton
              icon="help"
              tone="accent"
              label={setup.howToPlay}
              onPress={props.onHowToPlay}
            />
          </View>
        )}
      </View>
    ),
  }
  function insteadOf(others: Rules) {
    const { min, max } = playersOf(others)
    return setup.instead(rulesName(rulesIdOf(others), words), min, max)
  }
  return (
    <View style={styles.part}>
      <View style={styles.head}>
        <Heading style={styles.heading}>{setup.whichRules}</Heading>
        <QuietButton tone="accent" label={setup.houseRules} onPress={onHouseRules} />
      </View>
      <View style={isBeside && styles.columns}>
        <View style={{ width: listWidth }}>
          <View role="radiogroup" aria-label={setup.whichRules} style={styles.list}>
            {order.map((id, index) =>
              id === chosen && !isBeside ? (
                <ChosenRules key={id} {...unfolded} radio={radioOf(index)} />
              ) : (
                <RulesRow
                  key={id}
                  option={rulesOption(rulesOf(id), seated, words)}
                  radio={radioOf(index)}
                />
              ),
            )}
          </View>
          <View style={styles.all}>
            <QuietButton icon="lines" label={setup.allRules} onPress={props.onAllRules} />
          </View>
        </View>
        {isBeside ? (
          <View style={styles.beside}>
            <ChosenRules {...unfolded} />
          </View>
        ) : null}
      </View>
    </View>
  )
}

type TileProps = { readonly rules: Rules; readonly onRules: (rules: Rules) => void }

/** The choice of the number of flaps, if the preset allows more than one. */
function TileChoice({ rules, onRules }: TileProps) {
  const { setup, houseRules } = useWords()
  const preset = presetOf(rules)
  const choice = preset ? presetTiles(preset.id) : []
  if (choice.length < 2) return null
  return (
    <Segments<TileCount>
      label={houseRules.tiles.title}
      value={rules.tiles}
      onChange={(tiles) => onRules({ ...rules, tiles })}
      options={choice.map((tiles) => ({ value: tiles, label: setup.tilesOf(tiles) }))}
    />
  )
}

const styles = StyleSheet.create({
  part: { gap: SPACE.s },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  heading: { flexGrow: 1 },
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.l },
  list: { gap: 6 },
  all: { flexDirection: 'row', paddingTop: SPACE.xs },
  beside: { flex: 1, minWidth: 0 },
  more: { gap: SPACE.s },
  help: { flexDirection: 'row', marginHorizontal: -SPACE.xs },
})
