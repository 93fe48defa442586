import { StyleSheet, View } from 'react-native'
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

/** What happened, where in the match that was, and how to go on. */
export function ReplayControls(props: Props) {
  const { line, step, last, marks, isPlaying, onStep, onPlayOrPause } = props
  const { replay } = useWords()
  const count = replay.count(formatNumber(step), formatNumber(last))
  return (
    <View style={styles.controls}>
      <View style={styles.words}>
        {/* While it plays by itself a screen reader would never come to an end. */}
        <Body role="status" aria-live={isPlaying ? 'off' : 'polite'} style={styles.line}>
          {line}
        </Body>
      </View>
      <Slider
        label={replay.slider}
        valueText={`${count}. ${line}`}
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
          onPress={onPlayOrPause}
        />
        <IconButton
          icon="forward"
          label={replay.stepForward}
          isDisabled={step === last}
          onPress={() => onStep(step + 1)}
        />
        <View style={styles.end}>
          <Note aria-hidden style={styles.count}>
            {count}
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
  line: { textAlign: 'center', fontWeight: '600' },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: SPACE.s },
  end: { flex: 1, flexDirection: 'row', justifyContent: 'flex-end', minWidth: 0 },
  count: { flexShrink: 1, textAlign: 'right' },
})
