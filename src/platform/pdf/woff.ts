import { inflateSync } from "node:zlib"

/** Bytes of the headers before the tables' entries, and of an entry, packed and not. */
const PACKED = { header: 44, entry: 20 }
const PLAIN = { header: 12, entry: 16 }

/**
 * A font file as it was before it was packed as WOFF 1.0. From a packed one fontkit unpacks its tables anew for every
 * character that is drawn, which takes seconds with a large font.
 * @see https://www.w3.org/TR/WOFF/
 */
export function unpackedWoff(packed: Buffer): Buffer {
  const count = packed.readUInt16BE(12)
  const header = Buffer.alloc(PLAIN.header + count * PLAIN.entry)
  packed.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const parts: Uint8Array[] = [header]
  let end = header.length
  for (let index = 0; index < count; index += 1) {
    const entry = packed.subarray(PACKED.header + index * PACKED.entry)
    const [offset, packedBytes, bytes] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [number, number, number]
    const stored = packed.subarray(offset, offset + packedBytes)
    const table = packedBytes < bytes ? inflateSync(stored) : stored
    const at = PLAIN.header + index * PLAIN.entry
    entry.copy(header, at, 0, 4)
    entry.copy(header, at + 4, 16, 20)
    header.writeUInt32BE(end, at + 8)
    header.writeUInt32BE(bytes, at + 12)
    const padding = Buffer.alloc((4 - (bytes % 4)) % 4)
    parts.push(table, padding)
    end += bytes + padding.length
  }
  return Buffer.concat(parts)
}
