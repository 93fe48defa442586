import type { ComponentType, ReactNode } from 'react'

// For tsconfig.web.json alone: the package's own types for browsers know no children.
type Shape = ComponentType<{ readonly children?: ReactNode; readonly [name: string]: unknown }>

declare const Svg: Shape
export default Svg
export const Circle: Shape
export const Defs: Shape
export const G: Shape
export const Line: Shape
export const LinearGradient: Shape
export const Path: Shape
export const RadialGradient: Shape
export const Rect: Shape
export const Stop: Shape
export const Text: Shape
