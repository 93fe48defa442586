import { StyleSheet, View } from 'react-native'
import { Emphasised, type Emphasis } from '../ui/emphasis'
import { Title } from '../ui/text'
import { useTheme } from '../ui/theme'

type Props = {
  readonly name: string
  readonly stake: Emphasis | string
  readonly size: 'small' | 'middle' | 'large'
}

/** Whose turn it is, and what for. */
export function TurnHeader({ name, stake, size }: Props) {
  const { ink, softInk } = useTheme()
  return (
    <View>
      <Title numberOfLines={1} adjustsFontSizeToFit style={styles[size]}>
        {name}
      </Title>
      <Emphasised
        text={stake}
        style={[styles.stake, { color: softInk }]}
        scoreStyle={{ color: ink }}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  small: { fontSize: 24, lineHeight: 30 },
  middle: { fontSize: 34, lineHeight: 42 },
  large: { fontSize: 46, lineHeight: 56 },
  stake: { fontSize: 16, lineHeight: 22 },
})
