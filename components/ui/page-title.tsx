import { useIsFocused } from 'expo-router'
import { useEffect, useRef } from 'react'
import type { StyleProp, Text, TextStyle, View } from 'react-native'
import { useWords } from '@/i18n'
import { DocumentTitle } from './document-title'
import { lastPressed } from './last-pressed'
import { ARRIVAL_MS, isOnPageOf, moveFocus, moveFocusToHeading } from './move-focus'
import { Title } from './text'

type Props = {
  readonly children: string
  readonly style?: StyleProp<TextStyle>
  /** The page is a long list: who comes back to it by keyboard is where they left it. */
  readonly isOfList?: boolean
}

/** The first page of the app keeps the focus where the system puts it. */
let hasArrived = false

type Arrival = {
  readonly isWanted?: boolean
  /** Whether who comes back to the page finds the focus on what they pressed last, if it is still there. */
  readonly isKept?: boolean
}

/** Returns a ref for the heading of a page, or what takes its place, which takes the focus when the page is opened. */
export function useArrivalFocus<T extends Text | View = Text>({
  isWanted = true,
  isKept = false,
}: Arrival = {}) {
  const heading = useRef<T>(null)
  const pressed = useRef<View>(undefined)
  const isHere = useIsFocused() && isWanted
  useEffect(() => {
    if (!isHere) return
    const isFirst = !hasArrived
    hasArrived = true
    const timer = setTimeout(() => {
      if (isFirst || !heading.current) return
      if (pressed.current && isOnPageOf(pressed.current, heading.current))
        moveFocus(pressed.current)
      else moveFocusToHeading(heading.current)
    }, ARRIVAL_MS)
    return () => {
      clearTimeout(timer)
      if (isKept) pressed.current = lastPressed()
    }
  }, [isHere, isKept])
  return heading
}

/** The heading of a page: sets the title in a browser, and takes the focus when the page is opened. */
export function PageTitle({ children, style, isOfList = false }: Props) {
  const heading = useArrivalFocus({ isKept: isOfList })
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
