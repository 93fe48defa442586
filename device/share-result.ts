// The shape that both variants of `share-text` share.

/** `offered`: what came of it, even that it was cancelled, the device has shown by itself. */
export type ShareResult = 'offered' | 'copied' | 'failed'
