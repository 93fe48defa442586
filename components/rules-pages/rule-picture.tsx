import { Fragment } from 'react'
import { StyleSheet, Text, View } from 'react-native'
import { tileSet, type OneDieRule, type Rules } from '@/engine'
import { MiniBox } from '../box/mini-box'
import { formatNumber } from '@/i18n/numbers/format-number'
import { useRulesPageWords } from '@/i18n/rules-pages'
import { exampleLeft, exampleOf } from '../rules/example'
import { MiniDie } from '../rules/mini-die'
import { Icon } from '../ui/icon'
import { FIXED_COLOURS } from '../ui/fixed-colours'
import { Note } from '../ui/text'
import { DISPLAY_FACE, ivory, onFelt, RADIUS, SPACE, useTheme } from '../ui/theme'
import { Medal } from './medal'
import type { RuleRow } from './rule-rows'

type Scaled = { readonly scale: number }
type Props = Scaled & { readonly rules: Rules; readonly part: RuleRow['part'] }

/** A small picture on felt of a part of the rules. */
export function RulePicture({ rules, part, scale }: Props) {
  const { felt } = useTheme()
  const cell = { width: 84 * scale, minHeight: 60 * scale, padding: SPACE.xs * scale }
  return (
    <View
      style={[
        styles.felt,
        FIXED_COLOURS,
        part === 'moves' ? [styles.strip, { padding: SPACE.s * scale }] : cell,
        { backgroundColor: felt.dark },
      ]}
    >
      {part === 'moves' ? <Moves {...{ rules, scale }} /> : null}
      {part === 'oneDie' ? <DiceThrown {...{ oneDie: rules.oneDie, scale }} /> : null}
      {part === 'turn' ? <Left {...{ rules, scale }} /> : null}
      {part === 'match' ? <Medal {...{ format: rules.format, scale }} /> : null}
    </View>
  )
}

/** A throw and some of its moves. */
function Moves({ rules, scale }: Omit<Props, 'part'>) {
  const words = useRulesPageWords()
  const { dice, moves } = exampleOf(rules)
  const ways = moves.map(({ tiles }) => tiles)
  return (
    <View accessible role="img" aria-label={words.moves.pictured(dice, ways)} style={styles.moves}>
      <View style={styles.dice}>
        {dice.map((face, index) => (
          <MiniDie key={index} face={face} size={24 * scale} />
        ))}
      </View>
      <Icon name="forward" colour={onFelt.ink} size={16 * scale} />
      {ways.map((tiles, index) => (
        <Fragment key={tiles.join()}>
          {index > 0 ? (
            <Note aria-hidden style={styles.or}>
              {words.or}
            </Note>
          ) : null}
          <Flaps {...{ tiles, scale }} />
        </Fragment>
      ))}
    </View>
  )
}

/** Flaps in a row; hidden from screen readers. */
function Flaps({ tiles, scale }: Scaled & { readonly tiles: readonly number[] }) {
  return (
    <View aria-hidden style={styles.flaps}>
      {tiles.map((tile) => (
        <View key={tile} style={[styles.flap, { width: 19 * scale, height: 27 * scale }]}>
          <Text
            allowFontScaling={false}
            style={[styles.number, { fontSize: 15 * scale, lineHeight: 20 * scale }]}
          >
            {tile}
          </Text>
        </View>
      ))}
    </View>
  )
}

/** Two dice, followed by one if the rules allow a single die. */
function DiceThrown({ oneDie, scale }: Scaled & { readonly oneDie: OneDieRule }) {
  const size = 18 * scale
  return (
    <View aria-hidden style={styles.dice}>
      <MiniDie face={5} size={size} />
      <MiniDie face={2} size={size} />
      {oneDie === 'never' ? null : (
        <>
          <Icon name="forward" colour={onFelt.ink} size={14 * scale} />
          <MiniDie face={3} size={size} />
        </>
      )}
    </View>
  )
}

/** The flaps left at the end of a turn, and their score. */
function Left({ rules, scale }: Omit<Props, 'part'>) {
  const { turn } = useRulesPageWords()
  const { left, score } = exampleLeft(rules)
  const scored = formatNumber(score)
  return (
    <View accessible role="img" aria-label={turn.pictured(left, scored)} style={styles.left}>
      <MiniBox look="framed" tiles={rules.tiles} open={tileSet(left)} width={76 * scale} />
      <Note style={styles.score}>{scored}</Note>
    </View>
  )
}

const styles = StyleSheet.create({
  felt: { alignItems: 'center', justifyContent: 'center', borderRadius: RADIUS.m },
  strip: { alignItems: 'flex-start' },
  moves: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
  dice: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  flaps: { flexDirection: 'row', gap: 2 },
  flap: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 4,
    backgroundColor: ivory.middle,
    borderBottomWidth: 2,
    borderBottomColor: '#b79a63',
  },
  number: { fontFamily: DISPLAY_FACE, color: ivory.ink },
  or: { color: onFelt.ink },
  left: { alignItems: 'center' },
  score: { color: onFelt.brass, fontWeight: '700' },
})
