const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc >>> 0
})

/**
 * CRC-32 of a text's UTF-16 code units. Finds any single flipped bit, and misses 1 in 2³² of other
 * damage.
 */
export function crc32(text: string): string {
  let crc = 0xffffffff
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    crc = TABLE[(crc ^ unit) & 0xff]! ^ (crc >>> 8)
    crc = TABLE[(crc ^ (unit >>> 8)) & 0xff]! ^ (crc >>> 8)
  }
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0')
}
