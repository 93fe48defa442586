import type { Result } from '@/engine'

const POISON = ['__proto__', 'constructor', 'prototype']

export type JsonError = 'not-json' | 'poisoned'

/** Whether some object in it has a key that could reach a prototype; walks without recursion. */
function isPoisoned(data: unknown): boolean {
  const open: unknown[] = [data]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    if (Object.keys(next).some((key) => POISON.includes(key))) return true
    for (const value of Object.values(next)) open.push(value)
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
