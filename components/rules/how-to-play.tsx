import { StyleSheet, View } from 'react-native'
import { tileSet, type Rules } from '@/engine'
import { useWords } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { rulesIdOf } from '@/model/rules-id'
import { MiniBox } from '../box/mini-box'
import { FIXED_COLOURS } from '../ui/fixed-colours'
import { QuietButton } from '../ui/quiet-button'
import { Body, Note } from '../ui/text'
import { onFelt, RADIUS, SPACE, useTheme } from '../ui/theme'
import { exampleOf } from './example'
import { MiniDie } from './mini-die'
import { rulesSentences } from './rules-sentences'

/** Three boxes fit into the sheet on most phones, or into a column on a tablet. */
const BOX_WIDTH = { sheet: 92, column: 80 }

type Props = {
  readonly rules: Rules
  /** Smaller type, as part of another card. */
  readonly isSmall?: boolean
  /** Opens the page of these rules, which has a table to try them. */
  readonly onTry: () => void
}

/** Explains the rules with a picture of a throw and its moves, and with a few sentences. */
export function HowToPlay({ rules, isSmall = false, onTry }: Props) {
  const words = useWords()
  const { ink } = useTheme()
  const id = rulesIdOf(rules)
  const sentences = id === 'house' ? rulesSentences(rules, words) : words.presets[id].howTo
  return (
    <View style={styles.part}>
      <Picture rules={rules} boxWidth={isSmall ? BOX_WIDTH.column : BOX_WIDTH.sheet} />
      <View style={styles.line}>
        <QuietButton icon="play" tone="accent" label={words.howToPlay.tryIt} onPress={onTry} />
      </View>
      {sentences.map((sentence) =>
        isSmall ? (
          <Note key={sentence} style={{ color: ink }}>
            {sentence}
          </Note>
        ) : (
          <Body key={sentence}>{sentence}</Body>
        ),
      )}
    </View>
  )
}

type PictureProps = { readonly rules: Rules; readonly boxWidth: number }

function Picture({ rules, boxWidth }: PictureProps) {
  const { howToPlay } = useWords()
  const { felt } = useTheme()
  const { dice, moves, left, score } = exampleOf(rules)
  const scored = formatNumber(score)
  const label = [
    howToPlay.pictured(
      dice,
      moves.map(({ tiles }) => tiles),
    ),
    howToPlay.picturedScore(left, scored),
  ].join(' ')
  const box = { look: 'framed', tiles: rules.tiles, width: boxWidth } as const
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={[styles.felt, FIXED_COLOURS, { backgroundColor: felt.dark }]}
    >
      <View style={styles.line}>
        <Note style={styles.words}>{howToPlay.throws}</Note>
        {dice.map((face, index) => (
          <MiniDie key={index} face={face} size={26} />
        ))}
        <Note style={styles.words}>{howToPlay.shuts}</Note>
      </View>
      <View style={styles.boxes}>
        {moves.map(({ tiles, open }) => (
          <View key={tiles.join(' ')} style={styles.box}>
            <MiniBox {...box} open={open} />
            <Note style={styles.caption}>{tiles.join(' + ')}</Note>
          </View>
        ))}
      </View>
      <View style={styles.line}>
        <Note style={styles.words}>{howToPlay.stands}</Note>
        <MiniBox {...box} open={tileSet(left)} />
        <Note style={styles.caption}>{howToPlay.scores(scored)}</Note>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  part: { gap: SPACE.s },
  felt: { gap: SPACE.m, padding: SPACE.m, borderRadius: RADIUS.m },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
  boxes: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.s, rowGap: SPACE.m },
  box: { alignItems: 'center', gap: 2 },
  words: { color: onFelt.ink },
  caption: { color: onFelt.brass, fontWeight: '700' },
})
