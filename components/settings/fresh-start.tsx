import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { QuietButton } from '../ui/quiet-button'
import { Body } from '../ui/text'
import { SPACE } from '../ui/theme'
import { Section } from './section'

type Props = { readonly onReset: () => void; readonly onErase: () => void }

/** The two ways back to the beginning: of the settings alone, or of everything. */
export function FreshStart({ onReset, onErase }: Props) {
  const { settings } = useWords()
  const [isReset, setIsReset] = useState(false)
  return (
    <Section title={settings.afresh}>
      <View style={styles.buttons}>
        <QuietButton
          icon="undo"
          tone="accent"
          label={settings.reset}
          onPress={() => {
            onReset()
            setIsReset(true)
          }}
        />
        <QuietButton icon="bin" tone="danger" label={settings.erase} onPress={onErase} />
      </View>
      {isReset ? <Body role="status">{settings.wasReset}</Body> : null}
    </Section>
  )
}

const styles = StyleSheet.create({
  buttons: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: SPACE.m,
    marginHorizontal: -SPACE.s,
  },
})
