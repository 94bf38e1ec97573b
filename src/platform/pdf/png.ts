/** What a PNG's header says, and its pixels as they are packed. */
export interface Png {
  width: number
  height: number
  bitsPerPixel: number
  isInterlaced: boolean
  /** Whether a PDF can't hold its pixels as they are packed. */
  isDecoded: boolean
  packed: Buffer
}

const SIGNATURE = 8
/** Length and name before a chunk's content, checksum after it. */
const [BEFORE, AFTER] = [8, 4]
const HEADER_LENGTH = 13

/** By colour type: values per pixel, and in how many bits each. */
const COLOURS: Record<number, { values: number; bits: number[] } | undefined> = {
  0: { values: 1, bits: [1, 2, 4, 8, 16] },
  2: { values: 3, bits: [8, 16] },
  3: { values: 1, bits: [1, 2, 4, 8] },
  4: { values: 2, bits: [8, 16] },
  6: { values: 4, bits: [8, 16] },
}

interface Chunk {
  name: string
  content: Buffer
}

/** Up to the last one; null if it doesn't come. */
function chunksOf(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE; at + BEFORE + AFTER <= bytes.length; ) {
    const from = at + BEFORE
    const to = from + bytes.readUInt32BE(at)
    if (to + AFTER > bytes.length) return null
    const name = bytes.toString("latin1", at + 4, from)
    if (name === "IEND") return chunks
    chunks.push({ name, content: bytes.subarray(from, to) })
    at = to + AFTER
  }
  return null
}

/** @returns null for what breaks the format */
export function readPng(bytes: Buffer): Png | null {
  const [header, ...chunks] = chunksOf(bytes) ?? []
  if (header?.name !== "IHDR" || header.content.length !== HEADER_LENGTH) return null
  if (chunks.some(({ name }) => name === "IHDR")) return null
  const [width, height] = [header.content.readUInt32BE(0), header.content.readUInt32BE(4)]
  const [bits = 0, type = 0, compression, filter, interlace = 0] = header.content.subarray(8)
  const colour = COLOURS[type]
  if (!colour?.bits.includes(bits) || compression !== 0 || filter !== 0 || interlace > 1) return null
  if (width === 0 || height === 0) return null
  const isInterlaced = interlace === 1
  const hasAlpha = type === 4 || type === 6 || (type === 3 && chunks.some(({ name }) => name === "tRNS"))
  return {
    width,
    height,
    bitsPerPixel: colour.values * bits,
    isInterlaced,
    isDecoded: hasAlpha || isInterlaced,
    packed: Buffer.concat(chunks.flatMap(({ name, content }) => (name === "IDAT" ? [content] : []))),
  }
}
