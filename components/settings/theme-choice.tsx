import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { THEMES, type ThemeName } from '@/model/settings'
import { RadioGroup } from '../ui/radio-group'
import { Note } from '../ui/text'
import { lightTheme, RADIUS, SPACE, darkTheme, useTheme } from '../ui/theme'
import { ThemePreview } from './theme-preview'

type Props = { readonly value: ThemeName; readonly onChange: (value: ThemeName) => void }

/** A radio group for the theme, each option a picture of it. */
export function ThemeChoice({ value, onChange }: Props) {
  const { settings } = useWords()
  const theme = useTheme()
  return (
    <RadioGroup
      label={settings.theme}
      isLabelSeen
      options={THEMES.map((choice) => ({ value: choice, label: settings.themes[choice] }))}
      value={value}
      onChange={onChange}
      style={styles.row}
      optionStyle={() => styles.choice}
    >
      {(choice, isChosen) => (
        <>
          <View
            style={[
              styles.picture,
              { borderColor: isChosen ? theme.accent : theme.cardEdge },
              isChosen && styles.chosen,
            ]}
          >
            <Picture choice={choice.value} />
          </View>
          <Note style={[styles.label, isChosen && [styles.strong, { color: theme.ink }]]}>
            {choice.label}
          </Note>
        </>
      )}
    </RadioGroup>
  )
}

function Picture({ choice }: { readonly choice: ThemeName }) {
  if (choice !== 'system')
    return <ThemePreview theme={choice === 'light' ? lightTheme : darkTheme} />
  return (
    <View style={styles.halves}>
      <View style={styles.half}>
        <ThemePreview theme={lightTheme} part="left" />
      </View>
      <View style={styles.half}>
        <ThemePreview theme={darkTheme} part="right" />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
  choice: { flexGrow: 1, flexBasis: 84, maxWidth: 190, gap: SPACE.xs, borderRadius: RADIUS.m },
  picture: {
    aspectRatio: 4 / 3,
    borderWidth: 1,
    borderRadius: RADIUS.m,
    overflow: 'hidden',
  },
  chosen: { borderWidth: 3 },
  halves: { flex: 1, flexDirection: 'row' },
  half: { flex: 1 },
  label: { textAlign: 'center' },
  strong: { fontWeight: '700' },
})
