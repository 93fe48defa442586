import { useEffect, useState } from 'react'
import { useWords } from '@/i18n'
import { Body } from '../ui/text'
import { useAnnouncement } from '../ui/use-announcement'

/** Most histories are open before this could be spoken. */
const LONG_MS = 1000

/** Shown while the history opens; screen readers are told if it takes long. */
export function HistoryOpening() {
  const { history } = useWords()
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  useAnnouncement(isLong ? history.opening : undefined)
  return <Body role="status">{history.opening}</Body>
}
