type Press = { readonly nativeEvent: object }

/** Whether a button was pressed by a key; a phone cannot tell. */
export const isKeyPress: (press: Press) => boolean = () => false

/** What keeps a held key from pressing again and again: in a browser only. */
export const holdsNoEnter = {}
