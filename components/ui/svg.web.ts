import type { ComponentType, ReactNode } from 'react'

type Shape = ComponentType<{ readonly children?: ReactNode; readonly [name: string]: unknown }>

/**
 * Browsers draw SVG themselves: plain elements save the components of react-native-svg, a fifth of the time
 * to render a table. React and browsers accept all props that our pictures use.
 */
const element = (tag: string) => tag as unknown as Shape

export const Svg = element('svg')
export const Circle = element('circle')
export const Defs = element('defs')
export const G = element('g')
export const Line = element('line')
export const LinearGradient = element('linearGradient')
export const Path = element('path')
export const RadialGradient = element('radialGradient')
export const Rect = element('rect')
export const Stop = element('stop')
export const SvgText = element('text')
