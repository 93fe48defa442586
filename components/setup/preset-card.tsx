import { StyleSheet, View } from 'react-native'
import { presetTiles, type Preset } from '@/engine'
import { useWords } from '@/i18n'
import { Body, Heading, Note } from '../ui/text'
import { RADIUS, SPACE, useTheme } from '../ui/theme'
import { LittleBox } from './little-box'

export function PresetCard({ preset }: { readonly preset: Preset }) {
  const { card, cardEdge } = useTheme()
  const words = useWords()
  const { name, about } = words.presets[preset.id]
  return (
    <View role="listitem" style={[styles.card, { backgroundColor: card, borderColor: cardEdge }]}>
      <LittleBox tiles={preset.rules.tiles} />
      <Heading aria-level={3}>{name}</Heading>
      <Body>{about}</Body>
      <Note>{words.presetFacts(preset.players, presetTiles(preset.id))}</Note>
    </View>
  )
}

const styles = StyleSheet.create({
  card: {
    flexGrow: 1,
    flexBasis: 280,
    gap: SPACE.s,
    padding: SPACE.l,
    borderWidth: 1,
    borderRadius: RADIUS.l,
  },
})
