import { useState } from 'react'
import { shareText } from '@/device/share-text'
import type { Sharing } from '@/model/transfer'

/** Shares the text returned by `write`, and holds the outcome to show. */
export function useShare(write: () => string): Sharing {
  const [outcome, setOutcome] = useState<Sharing['outcome']>()
  const share = async () => {
    setOutcome(undefined)
    const result = await shareText(write())
    setOutcome(result === 'offered' ? undefined : result)
  }
  return { outcome, share: () => void share() }
}
