import type { ComponentType, ReactNode } from 'react'

type Shape = ComponentType<{ readonly children?: ReactNode; readonly [name: string]: unknown }>

/**
 * A browser draws SVG itself: the element, with no component of react-native-svg around it, which took a fifth of the
 * time to render a table. All that our pictures say of a shape, React and browsers know by the same names.
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
