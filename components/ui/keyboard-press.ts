type Press = { readonly nativeEvent: object }

/** Whether a button was pressed by a key; phones cannot tell. */
export const isKeyPress: (press: Press) => boolean = () => false

/** Props that let Space press an element that is not a button, such as a switch; only browsers need any. */
export const spacePresses: (onPress: () => void) => object = () => NONE

const NONE = {}

/** Props that let Enter follow a link without an address; only browsers need any. */
export const enterFollows: (onPress: () => void) => object = () => NONE

/** Props that keep a held Enter key from pressing repeatedly; only browsers need any. */
export const ignoreEnterRepeat = {}
