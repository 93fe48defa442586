import type { ViewProps } from 'react-native'

type Named = Pick<ViewProps, 'accessible' | 'aria-label'>

/** Props of a view that lies before a group, for systems that do not tell the name of a group by themselves: none. */
export const groupName: (name: string) => Named = () => ({})
