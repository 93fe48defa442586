import type { ComponentType } from 'react'

// For tsconfig.web.json alone: the package's own types for browsers know no props.
export const StatusBar: ComponentType<{ readonly style: 'light' | 'dark' }>
