import { useIsFocused } from 'expo-router'
import { useEffect, useRef } from 'react'
import type { StyleProp, Text, TextStyle } from 'react-native'
import { useWords } from '@/i18n'
import { DocumentTitle } from './document-title'
import { ARRIVAL_MS, moveFocusToHeading } from './move-focus'
import { Title } from './text'

type Props = { readonly children: string; readonly style?: StyleProp<TextStyle> }

/** The first page of the app keeps the focus where the system puts it. */
let hasArrived = false

/**
 * Returns a ref for the heading of a page, which takes the focus when the page is opened, if it `isWanted`.
 */
export function useArrivalFocus(isWanted = true) {
  const heading = useRef<Text>(null)
  const isHere = useIsFocused() && isWanted
  useEffect(() => {
    if (!isHere) return
    const isFirst = !hasArrived
    hasArrived = true
    if (isFirst) return
    const timer = setTimeout(() => {
      if (heading.current) moveFocusToHeading(heading.current)
    }, ARRIVAL_MS)
    return () => clearTimeout(timer)
  }, [isHere])
  return heading
}

/** The heading of a page: sets the title in a browser, and takes the focus when the page is opened. */
export function PageTitle({ children, style }: Props) {
  const heading = useArrivalFocus()
  return (
    <>
      <PageName name={children} />
      <Title ref={heading} tabIndex={-1} style={style}>
        {children}
      </Title>
    </>
  )
}

/** The title of a page in a browser: its name and that of the app. */
export const pageName = (name: string, appName: string): string =>
  name === appName ? name : `${name} – ${appName}`

/** Sets the title of a page in a browser, for pages whose heading does not take the focus. */
export function PageName({ name }: { readonly name: string }) {
  const { appName } = useWords()
  return <DocumentTitle text={pageName(name, appName)} />
}
