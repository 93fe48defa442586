import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { useWords } from '@/i18n'
import { formatNumber } from '@/i18n/format-number'
import { IconButton } from '../ui/icon-button'
import { Slider } from '../ui/slider'
import { Body, Note } from '../ui/text'
import { SPACE } from '../ui/theme'
import { PlayButton } from './play-button'
import { TurnBand } from './turn-band'
import type { TurnMark } from './turn-marks'

type Props = {
  /** What happened in this step. */
  readonly line: string
  readonly step: number
  readonly last: number
  readonly marks: readonly TurnMark[]
  readonly isPlaying: boolean
  readonly onStep: (step: number) => void
  readonly onPlayOrPause: () => void
}

/** The box needs every point there is. */
const LOW = 640

/** What happened, where in the match that was, and how to go on. */
export function ReplayControls(props: Props) {
  const { line, step, last, marks, isPlaying, onStep, onPlayOrPause } = props
  const { replay } = useWords()
  const isLow = useWindowDimensions().height < LOW
  const [at, of] = [formatNumber(step), formatNumber(last)]
  return (
    <View style={!isLow && styles.controls}>
      <View style={[styles.words, isLow && styles.lowWords]}>
        {/* While it plays by itself a screen reader would never come to an end. */}
        <Body
          role="status"
          aria-live={isPlaying ? 'off' : 'polite'}
          style={[styles.line, isLow && styles.small]}
        >
          {line}
        </Body>
      </View>
      <Slider
        label={replay.slider}
        valueText={replay.countInWords(at, of, line)}
        value={step}
        max={last}
        onChange={onStep}
      >
        {(width) => <TurnBand marks={marks} last={last} width={width} />}
      </Slider>
      <View style={styles.row}>
        <View style={styles.end} />
        <IconButton
          icon="back"
          label={replay.stepBack}
          isDisabled={step === 0}
          onPress={() => onStep(step - 1)}
        />
        <PlayButton
          label={isPlaying ? replay.pause : replay.play}
          isPlaying={isPlaying}
          isSmall={isLow}
          onPress={onPlayOrPause}
        />
        <IconButton
          icon="forward"
          label={replay.stepForward}
          isDisabled={step === last}
          onPress={() => onStep(step + 1)}
        />
        <View style={styles.end}>
          <Note aria-hidden numberOfLines={1} style={styles.count}>
            {replay.count(at, of)}
          </Note>
        </View>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  controls: { gap: SPACE.xs },
  // Two lines are kept free, so that the box does not change its size with the words.
  words: { minHeight: 46, justifyContent: 'center' },
  lowWords: { minHeight: 40 },
  small: { fontSize: 15, lineHeight: 20 },
  line: { textAlign: 'center', fontWeight: '600' },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: SPACE.s },
  end: { flex: 1, flexDirection: 'row', justifyContent: 'flex-end', minWidth: 0 },
  count: { flexShrink: 1, textAlign: 'right' },
})
