// The shape that both variants of `share-text` share.

/** `offered`: the device has shown the outcome by itself, even a cancellation. */
export type ShareResult = 'offered' | 'copied' | 'failed'
