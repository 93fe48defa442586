import { StyleSheet, View } from 'react-native'
import { Emphasised, type Emphasis } from '../ui/emphasis'
import { Title } from '../ui/text'
import { useTheme } from '../ui/theme'

type Props = {
  readonly name: string
  readonly stake: Emphasis | string
  readonly isSmall: boolean
}

/** Whose turn it is, and what for. */
export function TurnHeader({ name, stake, isSmall }: Props) {
  const { ink, softInk } = useTheme()
  return (
    <View>
      <Title numberOfLines={1} adjustsFontSizeToFit style={isSmall ? styles.small : styles.name}>
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
  name: { fontSize: 34, lineHeight: 42 },
  small: { fontSize: 24, lineHeight: 30 },
  stake: { fontSize: 16, lineHeight: 22 },
})
