import { useId, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { spokenText } from '@/i18n/numbers/format-number'
import { Circle, Defs, LinearGradient, Stop, Svg } from '../../ui/svg'
import { brass, useTheme } from '../../ui/theme'

type Props = {
  readonly wins: number
  readonly matches: number
  readonly size: number
  readonly label: string
  readonly children: ReactNode
}

/** A ring around a player's badge, filled by the share of matches won. */
export function WinRing({ wins, matches, size, label, children }: Props) {
  const id = useId()
  const { cardEdge } = useTheme()
  const width = size * 0.075
  const radius = (size - width) / 2
  const circumference = 2 * Math.PI * radius
  const share = matches === 0 ? 0 : wins / matches
  const ring = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: width, fill: 'none' }
  return (
    <View
      role="img"
      accessible
      aria-label={spokenText(label)}
      style={[styles.ring, { width: size, height: size }]}
    >
      <Svg aria-hidden width={size} height={size} style={StyleSheet.absoluteFill}>
        <Defs>
          <LinearGradient id={id} x1="0" y1="0" x2="1" y2="1">
            <Stop offset={0} stopColor={brass.light} />
            <Stop offset={0.5} stopColor={brass.middle} />
            <Stop offset={1} stopColor={brass.dark} />
          </LinearGradient>
        </Defs>
        <Circle {...ring} stroke={cardEdge} />
        {share > 0 ? (
          <Circle
            {...ring}
            stroke={`url(#${id})`}
            strokeLinecap={share < 1 ? 'round' : 'butt'}
            strokeDasharray={[share * circumference, circumference]}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        ) : null}
      </Svg>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({ ring: { alignItems: 'center', justifyContent: 'center' } })
