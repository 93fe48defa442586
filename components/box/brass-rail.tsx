import { memo, useId } from 'react'
import { Defs, LinearGradient, Rect as Bar, Stop, Svg } from '@/components/ui/svg'
import { brass } from '@/components/ui/theme'
import type { FlapRow } from './box-layout'

/** Draws the brass hinge of a row of flaps and its shadow. */
export const BrassRail = memo(function BrassRail({ row }: { readonly row: FlapRow }) {
  const id = useId()
  const { x, y, width, height } = row.rail
  // The hinge is cut between flaps.
  const cuts = row.flaps.slice(1).map(({ rect }) => rect.x)
  const shadow = height * 3
  return (
    <Svg
      aria-hidden
      pointerEvents="none"
      width={width}
      height={height + shadow}
      style={{ position: 'absolute', left: x, top: y }}
    >
      <Defs>
        <LinearGradient id={`${id}rod`} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#a87c30" />
          <Stop offset="0.16" stopColor={brass.light} />
          <Stop offset="0.34" stopColor="#fff3c9" />
          <Stop offset="0.52" stopColor={brass.middle} />
          <Stop offset="0.86" stopColor={brass.dark} />
          <Stop offset="1" stopColor="#5a3d10" />
        </LinearGradient>
        <LinearGradient id={`${id}shadow`} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#000" stopOpacity="0.5" />
          <Stop offset="0.35" stopColor="#000" stopOpacity="0.2" />
          <Stop offset="1" stopColor="#000" stopOpacity="0" />
        </LinearGradient>
      </Defs>
      <Bar
        x={height * 0.6}
        y={height * 0.7}
        width={width - height * 1.2}
        height={shadow}
        fill={`url(#${id}shadow)`}
      />
      <Bar width={width} height={height} rx={height * 0.42} fill={`url(#${id}rod)`} />
      {cuts.map((cut) => (
        <Bar
          key={cut}
          x={cut - x - 0.5}
          y={height * 0.08}
          width={1}
          height={height * 0.84}
          fill="#4d340c"
          fillOpacity={0.55}
        />
      ))}
      {cuts.map((cut) => (
        <Bar
          key={cut}
          x={cut - x + 0.5}
          y={height * 0.12}
          width={0.8}
          height={height * 0.5}
          fill="#fff6d6"
          fillOpacity={0.6}
        />
      ))}
    </Svg>
  )
})
