import type { Picked, Sent } from './files'

const JSON_TYPE = 'application/json'

/** Hands a text over as a file: the browser downloads it. */
export function sendFile(name: string, text: string): Promise<Sent> {
  try {
    const url = URL.createObjectURL(new Blob([text], { type: JSON_TYPE }))
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    // The download has its own hold on the bytes once it has begun.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return Promise.resolve('sent')
  } catch {
    return Promise.resolve('failed')
  }
}

async function read(file: File | undefined, largest: number): Promise<Picked> {
  if (!file) return { kind: 'cancelled' }
  if (file.size > largest) return { kind: 'too-large' }
  try {
    return { kind: 'picked', text: await file.text() }
  } catch {
    return { kind: 'failed' }
  }
}

/** Lets the player pick a file; called in a tap, since a browser opens its picker nowhere else. */
export function pickFile(largest: number): Promise<Picked> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = `${JSON_TYPE},.json`
    input.addEventListener('change', () => void read(input.files?.[0], largest).then(resolve))
    input.addEventListener('cancel', () => resolve({ kind: 'cancelled' }))
    input.click()
  })
}
