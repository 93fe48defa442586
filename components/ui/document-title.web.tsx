import Head from 'expo-router/head'

/** The title of the page in a browser. */
export function DocumentTitle({ text }: { readonly text: string }) {
  return (
    <Head>
      <title>{text}</title>
    </Head>
  )
}

/**
 * The same by itself, where what the above is made of may be broken. In the next frame: in that a page that was
 * drawn as far as it goes is named, too.
 */
export function setDocumentTitle(text: string): void {
  requestAnimationFrame(() => {
    document.title = text
  })
}
