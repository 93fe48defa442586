import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { NO_TILES } from '@/engine'
import { useWords } from '@/i18n'
import { MiniBox } from '../box/mini-box'
import { BrassButton } from '../ui/brass-button'
import { Body, Heading } from '../ui/text'
import { SPACE, useTheme } from '../ui/theme'

/** Nobody has played: an empty box, and the way to the first match. */
export function NobodyYet({ onPlay }: { readonly onPlay: () => void }) {
  const { players } = useWords()
  const { softInk } = useTheme()
  const { width } = useWindowDimensions()
  return (
    <View style={styles.page}>
      <MiniBox look="framed" tiles={9} open={NO_TILES} width={Math.min(280, width - 80)} />
      <Heading style={styles.centred}>{players.emptyTitle}</Heading>
      <Body style={[styles.centred, { color: softInk }]}>{players.empty}</Body>
      <View style={styles.button}>
        <BrassButton label={players.play} onPress={onPlay} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  page: { alignItems: 'center', gap: SPACE.m, paddingVertical: SPACE.xl },
  centred: { textAlign: 'center' },
  button: { alignSelf: 'stretch', marginTop: SPACE.m },
})
