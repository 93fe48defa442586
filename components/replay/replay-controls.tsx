import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { useWords } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { IconButton } from '../ui/icon-button'
import { Slider } from '../ui/slider'
import { Body, Note } from '../ui/text'
import { SPACE } from '../ui/theme'
import { useAnnouncement } from '../ui/use-announcement'
import { PlayButton } from './play-button'
import { TurnBand } from './turn-band'
import type { TurnSpan } from './turn-spans'

type Props = {
  /** What happened in this step, in words. */
  readonly line: string
  readonly step: number
  readonly last: number
  readonly spans: readonly TurnSpan[]
  readonly isPlaying: boolean
  readonly onStep: (step: number) => void
  readonly onPlayOrPause: () => void
}

/** Below this window height the controls are smaller, to leave room for the box. */
const LOW_HEIGHT = 640

/** The controls of the replay: the current step in words, a slider, step buttons and play. */
export function ReplayControls(props: Props) {
  const { line, step, last, spans, isPlaying, onStep, onPlayOrPause } = props
  const { replay } = useWords()
  const isLow = useWindowDimensions().height < LOW_HEIGHT
  const [at, of] = [formatNumber(step), formatNumber(last)]
  // Not while playing: a screen reader could not keep up with the steps.
  useAnnouncement(isPlaying ? undefined : line)
  return (
    <View style={!isLow && styles.controls}>
      <View style={[styles.words, isLow && styles.lowWords]}>
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
        valueText={replay.countInWords(at, of)}
        value={step}
        max={last}
        onChange={onStep}
      >
        {(width) => <TurnBand spans={spans} last={last} width={width} />}
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
  // At least two lines high, so that the size of the box does not depend on the text.
  words: { minHeight: 46, justifyContent: 'center' },
  lowWords: { minHeight: 40 },
  small: { fontSize: 15, lineHeight: 20 },
  line: { textAlign: 'center', fontWeight: '600' },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: SPACE.s },
  end: { flex: 1, flexDirection: 'row', justifyContent: 'flex-end', minWidth: 0 },
  count: { flexShrink: 1, textAlign: 'right' },
})
