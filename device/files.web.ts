import type { PickResult, SendResult } from './file-results'

const JSON_TYPE = 'application/json'

/** Downloads the text as a file. */
export function sendFile(name: string, text: string): Promise<SendResult> {
  try {
    const url = URL.createObjectURL(new Blob([text], { type: JSON_TYPE }))
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    // The download has begun by then and no longer needs the URL.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return Promise.resolve('sent')
  } catch {
    return Promise.resolve('failed')
  }
}

async function read(file: File | undefined, maxBytes: number): Promise<PickResult> {
  if (!file) return { kind: 'cancelled' }
  if (file.size > maxBytes) return { kind: 'too-large' }
  try {
    return { kind: 'picked', text: await file.text() }
  } catch {
    return { kind: 'failed' }
  }
}

/** Opens the file picker and reads the file; browsers allow that only in the handler of a tap. */
export function pickFile(maxBytes: number): Promise<PickResult> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = `${JSON_TYPE},.json`
    input.addEventListener('change', () => void read(input.files?.[0], maxBytes).then(resolve))
    input.addEventListener('cancel', () => resolve({ kind: 'cancelled' }))
    input.click()
  })
}
