import Head from 'expo-router/head'

/** The title of the page in a browser. */
export function DocumentTitle({ text }: { readonly text: string }) {
  return (
    <Head>
      <title>{text}</title>
    </Head>
  )
}

/** The same at once and by itself, where what the above is made of may be broken. */
export function setDocumentTitle(text: string): void {
  document.title = text
}
