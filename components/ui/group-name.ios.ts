/**
 * VoiceOver passes over the label of a view that is no element, and one that is would hide what is in it. So what
 * lies before a group says its name.
 */
export const groupName = (name: string) => ({ accessible: true, 'aria-label': name })
