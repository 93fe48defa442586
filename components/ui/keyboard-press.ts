type Press = { readonly nativeEvent: object }

/** Whether a button was pressed by a key; always false on a phone, which cannot tell. */
export const isKeyPress: (press: Press) => boolean = () => false

/** Props that let Space press what is no button, such as a switch; none outside a browser. */
export const spacePresses: (onPress: () => void) => object = () => NONE

const NONE = {}

/** Props that let Enter follow a link that has no address; none outside a browser. */
export const enterFollows: (onPress: () => void) => object = () => NONE

/** Props that keep a held Enter key from pressing repeatedly; none are needed outside a browser. */
export const ignoreEnterRepeat = {}
