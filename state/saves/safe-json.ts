import type { Result } from '@/engine'

const POISON = ['__proto__', 'constructor', 'prototype']

export type JsonError = 'not-json' | 'poisoned'

/** Whether some object in it has a key that could reach a prototype; walks without recursion. */
function isPoisoned(data: unknown): boolean {
  const open: unknown[] = [data]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    // The keys of an array are not asked for: a text of a million numbers would become a million texts.
    const isList = Array.isArray(next)
    if (!isList && Object.keys(next).some((key) => POISON.includes(key))) return true
    const values: readonly unknown[] = isList ? next : Object.values(next)
    for (const value of values) if (typeof value === 'object') open.push(value)
  }
  return false
}

/** What a text from outside says, if it is JSON and holds no key that could reach a prototype. */
export function parseJson(text: string): Result<unknown, JsonError> {
  try {
    const data: unknown = JSON.parse(text)
    return isPoisoned(data) ? { ok: false, error: 'poisoned' } : { ok: true, value: data }
  } catch {
    return { ok: false, error: 'not-json' }
  }
}
