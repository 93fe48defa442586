import { StyleSheet, View } from 'react-native'
import { MiniBox } from '../box/mini-box'
import { Icon } from '../ui/icon'
import { Pressable } from '../ui/pressable'
import { Body, Note } from '../ui/text'
import { RADIUS, SPACE, TOUCH, useTheme } from '../ui/theme'
import type { Side } from './in-view'
import type { RulesOption } from './rules-option'

type Props = {
  readonly option: RulesOption
  /** Where the card of the rules is. */
  readonly side: Side
  readonly onPress: () => void
}

const ICONS = { above: 'up', below: 'down' } as const

/**
 * The chosen rules above the Play button while their card is out of view; a tap scrolls to it. It is hidden from
 * screen readers and skipped by the keyboard: both reach the card itself, and Play names the rules.
 */
export function ChosenBar({ option, side, onPress }: Props) {
  const { name, minutes, tiles, open } = option
  const { softInk } = useTheme()
  return (
    <Pressable
      aria-hidden
      tabIndex={-1}
      onPress={onPress}
      style={styles.bar}
      pressedStyle={styles.pressed}
    >
      <MiniBox look="framed" tiles={tiles} open={open} width={60} />
      <View style={styles.words}>
        <Body numberOfLines={1} style={styles.name}>
          {name}
        </Body>
        <Note>{minutes}</Note>
      </View>
      <Icon name={ICONS[side]} colour={softInk} size={20} />
    </Pressable>
  )
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    minHeight: TOUCH,
    borderRadius: RADIUS.s,
  },
  pressed: { opacity: 0.7 },
  words: {
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: SPACE.s,
  },
  name: { fontWeight: '700', flexShrink: 1 },
})
