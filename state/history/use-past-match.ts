import { useEffect, useState } from 'react'
import type { PlayedMatch } from '@/model/played-match'
import { findMatch, recentMatch } from './history'

type Found = { readonly id: string; readonly played: PlayedMatch | undefined }

/** A match of the history: undefined while it is being read, null if it cannot be found. */
export function usePastMatch(id: string): PlayedMatch | undefined | null {
  const [found, setFound] = useState<Found>()
  const recent = recentMatch(id)
  useEffect(() => {
    let isWanted = true
    void findMatch(id).then((played) => {
      if (isWanted) setFound({ id, played })
    })
    return () => {
      isWanted = false
    }
  }, [id])
  return recent ?? (found?.id === id ? (found.played ?? null) : undefined)
}
