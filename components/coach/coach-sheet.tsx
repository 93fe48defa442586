import { StyleSheet, Text, View } from 'react-native'
import { tilesOf, type Evaluation, type Match, type TileSet } from '@/engine'
import { useCoachWords } from '@/i18n/coach'
import { spokenText } from '@/i18n/numbers/format-number'
import { Gradient } from '../ui/gradient'
import { FIXED_COLOURS } from '../ui/fixed-colours'
import { Sheet } from '../ui/sheet'
import { Body, Note } from '../ui/text'
import { brass, DISPLAY_FACE, ivory, recess, SPACE, useTheme } from '../ui/theme'
import { choiceCosts, type ChoiceCost } from './choice-costs'

type Props = {
  readonly isOpen: boolean
  /** What the coach has said. */
  readonly line: string
  readonly match: Match
  readonly evaluation: Evaluation
  readonly onClose: () => void
}

/** Every choice of a moment, best first, with its playable throws and its cost. */
export function CoachSheet({ isOpen, line, match, evaluation, onClose }: Props) {
  const words = useCoachWords().coach
  const costs = choiceCosts(evaluation, match.setup.rules, words)
  return (
    <Sheet isOpen={isOpen} title={words.choices} closeLabel={words.close} onClose={onClose}>
      <Body>{line}</Body>
      <View role="list">
        {costs.map((cost, index) => (
          <CostRow key={cost.name} {...cost} isBest={index === 0} />
        ))}
      </View>
      <Note>{words.restsOn[evaluation.aim]}</Note>
    </Sheet>
  )
}

function CostRow({ choice, name, goesOn, cost, share, isBest }: ChoiceCost & { isBest: boolean }) {
  const { ink, softInk, cardEdge } = useTheme()
  return (
    <View
      accessible
      role="listitem"
      aria-label={spokenText([name, goesOn, cost].filter((part) => part !== '').join(', '))}
      style={[styles.row, { borderTopColor: cardEdge }]}
    >
      <View style={styles.choice}>
        {choice.type === 'shut' ? (
          <TileRow tiles={choice.tiles} isLit={isBest} />
        ) : (
          <Text style={[styles.name, { color: ink }]}>{name}</Text>
        )}
      </View>
      <View style={styles.words}>
        <Text style={[styles.cost, { color: ink }, isBest && styles.best]}>{cost}</Text>
        {goesOn === '' ? null : <Text style={[styles.goesOn, { color: softInk }]}>{goesOn}</Text>}
        <View style={[styles.groove, FIXED_COLOURS]}>
          <View style={[styles.bar, { width: `${Math.max(2, 100 * (1 - share))}%` }]} />
        </View>
      </View>
    </View>
  )
}

type TileRowProps = { readonly tiles: TileSet; readonly isLit: boolean }

/** The flaps of a move, drawn small. Hidden from screen readers. */
function TileRow({ tiles, isLit }: TileRowProps) {
  return (
    <View aria-hidden style={styles.tiles}>
      {tilesOf(tiles).map((tile) => (
        <View key={tile} style={[styles.tile, FIXED_COLOURS, isLit && styles.lit]}>
          <Gradient colours={[ivory.light, isLit ? '#f8dfa0' : ivory.dark]} radius={5} />
          <Text style={[styles.number, tile > 9 && styles.twoDigits]}>{tile}</Text>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.m,
    paddingVertical: SPACE.s,
    borderTopWidth: 1,
  },
  choice: { width: 114 },
  words: { flex: 1, minWidth: 130 },
  name: { fontFamily: DISPLAY_FACE, fontSize: 20, lineHeight: 26 },
  cost: { fontSize: 15, lineHeight: 20 },
  best: { fontWeight: '700' },
  goesOn: { fontSize: 13, lineHeight: 18 },
  groove: { height: 6, marginTop: 3, borderRadius: 3, backgroundColor: recess, overflow: 'hidden' },
  bar: { height: '100%', borderRadius: 3, backgroundColor: brass.middle },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: 3 },
  tile: {
    minWidth: 26,
    minHeight: 34,
    paddingHorizontal: 3,
    alignItems: 'center',
    justifyContent: 'center',
    borderTopLeftRadius: 6,
    borderTopRightRadius: 6,
    borderBottomLeftRadius: 2,
    borderBottomRightRadius: 2,
    borderWidth: 1,
    borderColor: '#b79a63',
    overflow: 'hidden',
  },
  lit: { borderColor: brass.middle, borderWidth: 2 },
  number: { fontFamily: DISPLAY_FACE, fontSize: 17, lineHeight: 22, color: ivory.ink },
  twoDigits: { fontSize: 14 },
})
