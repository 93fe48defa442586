import { bytesIn, tearEntries, tornText, type Change, type Disk, type Step } from './disk'

/** AsyncStorage keeps values up to this length in the manifest, others in a file of their own. */
const INLINE = 1024

/** Null in the manifest says that the value has a file. */
type Manifest = Map<string, string | null>

/**
 * AsyncStorage 2.2.0 on iOS. Every file is replaced as a whole, but a call may need several: the files of
 * long values first, one after the other, then the manifest. A short value where a long one was removes
 * the long one's file before the manifest has the short one.
 */
export function iosDisk(
  manifestNow: ReadonlyMap<string, string | null> = new Map(),
  filesNow: ReadonlyMap<string, string> = new Map(),
): Disk {
  const manifest: Manifest = new Map(manifestNow)
  const files = new Map(filesNow)

  const dropFile = (key: string): Step => ({
    bytes: 0,
    land: () => void files.delete(key),
    tear: () => {},
  })

  const writeFile = (key: string, value: string): Step => ({
    bytes: bytesIn(value),
    land: () => void files.set(key, value),
    tear: (at, how) => void files.set(key, tornText(files.get(key) ?? '', value, at, how)),
  })

  function planRemoval(keys: readonly string[]): readonly Step[] {
    const drops = keys.filter((key) => manifest.get(key) === null).map(dropFile)
    const land = () => keys.forEach((key) => manifest.delete(key))
    return [...drops, { bytes: 0, land, tear: () => {} }]
  }

  function plan(change: Change): readonly Step[] {
    if (change.kind === 'remove') return planRemoval(change.keys)
    const inline = change.entries.filter(([, value]) => value.length <= INLINE)
    const long = change.entries.filter(([, value]) => value.length > INLINE)
    const steps = change.entries.flatMap(([key, value]) => {
      if (value.length > INLINE) return [writeFile(key, value)]
      return manifest.get(key) === null ? [dropFile(key)] : []
    })
    if (inline.length === 0 && long.every(([key]) => manifest.get(key) === null)) return steps
    const point = () => long.forEach(([key]) => manifest.set(key, null))
    const writeManifest: Step = {
      bytes: inline.reduce((sum, [, value]) => sum + bytesIn(value), 0),
      land() {
        point()
        inline.forEach(([key, value]) => manifest.set(key, value))
      },
      tear(at, how) {
        point()
        tearEntries(manifest, inline, at, how)
      },
    }
    return [...steps, writeManifest]
  }

  return {
    copy: () => iosDisk(manifest, files),
    keys: () => [...manifest.keys()],
    read(key) {
      const value = manifest.get(key)
      if (value !== null) return value
      const text = files.get(key)
      if (text?.includes('\ufffd')) {
        // The first reading of a file that is not UTF-8 fails; after that the key is as good as gone.
        manifest.delete(key)
        throw new Error('Failed to read storage file.')
      }
      return text
    },
    plan,
    damage(key, text) {
      if (manifest.get(key) === null) files.set(key, text)
      else manifest.set(key, text)
    },
  }
}
