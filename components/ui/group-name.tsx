import type { ReactNode } from 'react'

/** Makes VoiceOver read the name of the surrounding group; other screen readers do that by themselves. */
export const GroupName: (props: { readonly label: string }) => ReactNode = () => null
