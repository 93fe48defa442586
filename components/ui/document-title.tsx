/** The title of the page in a browser; a phone has none. */
export const DocumentTitle: (props: { readonly text: string }) => null = () => null

/** The same by itself. */
export const setDocumentTitle: (text: string) => void = () => undefined
