import { StyleSheet, View } from 'react-native'
import { Emphasised, type Emphasis } from '../ui/emphasis'
import { Title } from '../ui/text'
import { useTheme } from '../ui/theme'

type Props = {
  readonly name: string
  readonly goal: Emphasis | string
  readonly size: 'small' | 'middle' | 'large'
}

/** Shows the name and the goal of the player on turn. */
export function TurnHeader({ name, goal, size }: Props) {
  const { ink, softInk } = useTheme()
  return (
    <View>
      <Title numberOfLines={1} adjustsFontSizeToFit style={styles[size]}>
        {name}
      </Title>
      <Emphasised
        text={goal}
        style={[styles.goal, { color: softInk }]}
        scoreStyle={{ color: ink }}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  small: { fontSize: 24, lineHeight: 30 },
  middle: { fontSize: 34, lineHeight: 42 },
  large: { fontSize: 46, lineHeight: 56 },
  goal: { fontSize: 16, lineHeight: 22 },
})
