import { useIsFocused } from 'expo-router'
import Head from 'expo-router/head'
import { useEffect } from 'react'

/** Sets the title of the page in a browser. */
export function setDocumentTitle(text: string): void {
  document.title = text
}

/**
 * Sets the title while its page is the one that is seen. At once, where expo-router's Head waits for a frame: a tab in the
 * background draws none, and would keep its name when it loses the saves.
 */
export function DocumentTitle({ text }: { readonly text: string }) {
  const isSeen = useIsFocused()
  useEffect(() => {
    if (isSeen) setDocumentTitle(text)
  }, [isSeen, text])
  return null
}

/** The title of every page as Node renders it at export, before it has a name of its own. */
export const ExportedTitle = ({ text }: { readonly text: string }) =>
  typeof document === 'undefined' ? (
    <Head>
      <title>{text}</title>
    </Head>
  ) : null
