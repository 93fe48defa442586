import { StyleSheet, View } from 'react-native'
import { PresetCard } from '@/components/setup/preset-card'
import { Screen } from '@/components/ui/screen'
import { Body, Heading, Title } from '@/components/ui/text'
import { SPACE } from '@/components/ui/theme'
import { PRESETS } from '@/engine'
import { useWords } from '@/i18n'

export default function SetupScreen() {
  const words = useWords()
  return (
    <Screen>
      <View>
        <Title>{words.appName}</Title>
        <Body>{words.tagline}</Body>
      </View>
      <Heading>{words.setup.whichRules}</Heading>
      <View role="list" aria-label={words.setup.whichRules} style={styles.presets}>
        {PRESETS.map((preset) => (
          <PresetCard key={preset.id} preset={preset} />
        ))}
      </View>
    </Screen>
  )
}

const styles = StyleSheet.create({
  presets: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
})
