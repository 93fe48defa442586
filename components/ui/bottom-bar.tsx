import { StyleSheet, View, type ViewProps } from 'react-native'
import { RADIUS, SPACE } from './theme'
import { useAnnouncement } from './use-announcement'
import { useInsetPadding } from './use-inset-padding'

type Props = ViewProps & {
  /** Spoken when it changes. */
  readonly text: string
  /** Behind the bar, where nothing else has a background. */
  readonly background?: string
}

/** A bar at the bottom of the screen. It is below the page and not over it, so that it covers nothing. */
export function BottomBar({ text, background, style, ...props }: Props) {
  const padding = useInsetPadding({ sides: SPACE.m, bottom: SPACE.s })
  useAnnouncement(text)
  return (
    <View style={[padding, styles.place, { backgroundColor: background }]}>
      <View {...props} style={[styles.bar, style]} />
    </View>
  )
}

const styles = StyleSheet.create({
  place: { alignItems: 'center', paddingTop: SPACE.xs },
  bar: {
    width: '100%',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: SPACE.m,
    borderRadius: RADIUS.m,
  },
})
