import { useState, type ReactNode } from 'react'
import { useWords } from '@/i18n'
import { QuietButton } from './quiet-button'

type Props<T> = {
  readonly items: readonly T[]
  /** The first one that was added takes the focus: it is given a key for `useFocus`. */
  readonly children: (item: T, focusKey: string | undefined) => ReactNode
}

/** Quick to render, and more than can be searched by eye. */
const STEP = 40

/** Renders the first items, and a button that renders more: thousands at once take seconds. */
export function ShowMore<T>({ items, children }: Props<T>) {
  const { showMore } = useWords()
  const [count, setCount] = useState(STEP)
  return (
    <>
      {items
        .slice(0, count)
        .map((item, index) =>
          children(item, count > STEP && index === count - STEP ? String(index) : undefined),
        )}
      {items.length > count ? (
        <QuietButton tone="accent" label={showMore} onPress={() => setCount(count + STEP)} />
      ) : null}
    </>
  )
}
