import { useEffect } from 'react'
import { nextLesson, type Lesson } from '@/model/lesson'
import type { TableView } from '@/model/table-view'
import { changeSettings, useSettings } from '../settings/settings'

/** What the table teaches now, in the first match on this device; moves on as things are done. */
export function useLesson(view: TableView): Lesson {
  const lesson = useSettings((settings) => settings.lesson)
  const next = nextLesson(lesson, view)
  useEffect(() => {
    if (next !== lesson) changeSettings({ lesson: next })
  }, [next, lesson])
  return next
}
