import Head from 'expo-router/head'

/** Sets the title of the page in a browser. */
export function DocumentTitle({ text }: { readonly text: string }) {
  return (
    <Head>
      <title>{text}</title>
    </Head>
  )
}

/**
 * Sets the title without expo-router's Head, which may be broken when the crash screen is shown. In the next
 * frame, because the page that crashed may still set its own title in this one.
 */
export function setDocumentTitle(text: string): void {
  requestAnimationFrame(() => {
    document.title = text
  })
}
