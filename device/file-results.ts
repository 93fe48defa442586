// The shapes that both variants of `files` share.

export type SendResult = 'sent' | 'failed'

export type PickResult =
  | { readonly kind: 'picked'; readonly text: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'too-large' }
