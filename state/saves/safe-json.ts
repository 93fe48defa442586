import type { Result } from '@/engine'

const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype']

export type JsonError = 'not-json' | 'poisoned'

/** Whether any object has a key that could change a prototype. Not recursive: data may be deep. */
function hasForbiddenKey(data: unknown): boolean {
  const pending: unknown[] = [data]
  while (pending.length > 0) {
    const next = pending.pop()
    if (typeof next !== 'object' || next === null) continue
    // Skips the keys of arrays: an array of a million numbers would create a million strings.
    const isArray = Array.isArray(next)
    if (!isArray && Object.keys(next).some((key) => FORBIDDEN_KEYS.includes(key))) return true
    const values: readonly unknown[] = isArray ? next : Object.values(next)
    for (const value of values) if (typeof value === 'object') pending.push(value)
  }
  return false
}

/** Parses untrusted JSON; refuses objects with a key that could change a prototype. */
export function parseJson(text: string): Result<unknown, JsonError> {
  try {
    const data: unknown = JSON.parse(text)
    return hasForbiddenKey(data) ? { ok: false, error: 'poisoned' } : { ok: true, value: data }
  } catch {
    return { ok: false, error: 'not-json' }
  }
}
