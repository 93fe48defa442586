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
import type { PageSpace } from './page-sizes'
import type { RuleRow } from './rule-rows'

type Props = {
  readonly rules: Rules
  readonly part: RuleRow['part']
  readonly space: PageSpace
}

const DIE = 18

/** A small picture on felt of a part of the rules. */
export function RulePicture({ rules, part, space }: Props) {
  const isLeast = space === 'least'
  const { felt } = useTheme()
  return (
    <View
      style={[
        styles.felt,
        FIXED_COLOURS,
        part === 'moves' ? styles.strip : styles.cell,
        isLeast && (part === 'moves' ? styles.leastStrip : styles.leastCell),
        { backgroundColor: felt.dark },
      ]}
    >
      {part === 'moves' ? <Moves rules={rules} isSmall={isLeast} /> : null}
      {part === 'oneDie' ? <DiceThrown oneDie={rules.oneDie} /> : null}
      {part === 'turn' ? <Left rules={rules} /> : null}
      {part === 'match' ? <Medal format={rules.format} /> : null}
    </View>
  )
}

/** A throw and some of its moves. */
function Moves({ rules, isSmall }: Pick<Props, 'rules'> & { readonly isSmall: boolean }) {
  const words = useRulesPageWords()
  const { dice, moves } = exampleOf(rules)
  const ways = moves.map(({ tiles }) => tiles)
  return (
    <View accessible role="img" aria-label={words.moves.pictured(dice, ways)} style={styles.moves}>
      <View style={styles.dice}>
        {dice.map((face, index) => (
          <MiniDie key={index} face={face} size={isSmall ? 20 : 24} />
        ))}
      </View>
      <Icon name="forward" colour={onFelt.ink} size={16} />
      {ways.map((tiles, index) => (
        <Fragment key={tiles.join()}>
          {index > 0 ? (
            <Note aria-hidden style={styles.or}>
              {words.or}
            </Note>
          ) : null}
          <Flaps tiles={tiles} isSmall={isSmall} />
        </Fragment>
      ))}
    </View>
  )
}

type FlapsProps = { readonly tiles: readonly number[]; readonly isSmall: boolean }

/** Flaps in a row; hidden from screen readers. */
function Flaps({ tiles, isSmall }: FlapsProps) {
  return (
    <View aria-hidden style={styles.flaps}>
      {tiles.map((tile) => (
        <View key={tile} style={[styles.flap, isSmall && styles.smallFlap]}>
          <Text allowFontScaling={false} style={styles.number}>
            {tile}
          </Text>
        </View>
      ))}
    </View>
  )
}

/** Two dice, followed by one if the rules allow a single die. */
function DiceThrown({ oneDie }: { readonly oneDie: OneDieRule }) {
  return (
    <View aria-hidden style={styles.dice}>
      <MiniDie face={5} size={DIE} />
      <MiniDie face={2} size={DIE} />
      {oneDie === 'never' ? null : (
        <>
          <Icon name="forward" colour={onFelt.ink} size={14} />
          <MiniDie face={3} size={DIE} />
        </>
      )}
    </View>
  )
}

/** The flaps left at the end of a turn, and their score. */
function Left({ rules }: Pick<Props, 'rules'>) {
  const { turn } = useRulesPageWords()
  const { left, score } = exampleLeft(rules)
  const scored = formatNumber(score)
  return (
    <View accessible role="img" aria-label={turn.pictured(left, scored)} style={styles.left}>
      <MiniBox look="framed" tiles={rules.tiles} open={tileSet(left)} width={76} />
      <Note style={styles.score}>{scored}</Note>
    </View>
  )
}

const styles = StyleSheet.create({
  felt: { alignItems: 'center', justifyContent: 'center', borderRadius: RADIUS.m },
  strip: { padding: SPACE.s, alignItems: 'flex-start' },
  cell: { width: 84, minHeight: 60, padding: SPACE.xs },
  leastStrip: { paddingVertical: SPACE.xs },
  leastCell: { minHeight: 52, padding: 3 },
  moves: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
  dice: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  flaps: { flexDirection: 'row', gap: 2 },
  flap: {
    width: 19,
    height: 27,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 4,
    backgroundColor: ivory.middle,
    borderBottomWidth: 2,
    borderBottomColor: '#b79a63',
  },
  smallFlap: { height: 23 },
  number: { fontFamily: DISPLAY_FACE, fontSize: 15, lineHeight: 20, color: ivory.ink },
  or: { color: onFelt.ink },
  left: { alignItems: 'center' },
  score: { color: onFelt.brass, fontWeight: '700' },
})
