/** A phone's modal keeps the focus of a keyboard inside. */
export const sheetKeys: object = {}
