/** Sets the title of the page in a browser; a phone has none. */
export const DocumentTitle: (props: { readonly text: string }) => null = () => null

/** The title of every page as it is exported. */
export const ExportedTitle: typeof DocumentTitle = () => null

/** Sets the title without a component. */
export const setDocumentTitle: (text: string) => void = () => undefined
