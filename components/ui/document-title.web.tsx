import Head from 'expo-router/head'

/** The title of the page in a browser. */
export function DocumentTitle({ text }: { readonly text: string }) {
  return (
    <Head>
      <title>{text}</title>
    </Head>
  )
}
