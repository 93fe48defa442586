import { View } from 'react-native'
import { Rect, Svg } from '../../ui/svg'
import { brass, recess, walnut } from '../../ui/theme'

const MAX_SHOWN = 5

/**
 * A small box for each box shut, up to five.
 * Hidden from screen readers: the text beside it says the same.
 */
export function ShutBoxes({ count }: { readonly count: number }) {
  return (
    <View aria-hidden style={{ flexDirection: 'row', gap: 3 }}>
      {Array.from({ length: Math.min(count, MAX_SHOWN) }, (_, index) => (
        <Svg key={index} width={22} height={15} viewBox="0 0 22 15">
          <Rect width={22} height={15} rx={3} fill={walnut.light} />
          <Rect x={2} y={2} width={18} height={11} rx={1.5} fill={recess} />
          {Array.from({ length: 5 }, (_, flap) => (
            <Rect
              key={flap}
              x={3 + flap * 3.3}
              y={8}
              width={2.6}
              height={4}
              rx={0.6}
              fill="#8a5a35"
            />
          ))}
          <Rect x={2} y={11.6} width={18} height={1.6} fill={brass.middle} />
        </Svg>
      ))}
    </View>
  )
}
