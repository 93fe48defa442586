import type { ReactNode } from 'react'

/** Says the name of the group that it lies in, for systems that do not tell it by themselves; nothing elsewhere. */
export const GroupName: (props: { readonly label: string }) => ReactNode = () => null
