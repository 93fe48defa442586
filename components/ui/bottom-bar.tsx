import { StyleSheet, View, type ViewProps } from 'react-native'
import { RADIUS, SPACE } from './theme'
import { useAnnouncement } from './use-announcement'
import { useInsetPadding } from './use-inset-padding'

type Props = ViewProps & {
  /** Spoken when it changes. */
  readonly text: string
  /** Needed where nothing else draws a background. */
  readonly background?: string
}

/** A bar below the page. It covers nothing. */
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
