import { promisify } from "node:util"
import { inflate } from "node:zlib"
import { type Png, readPng } from "./png"

const PNG_MARK = Buffer.from("\x89PNG", "latin1")

/** Of one picture, in bytes: a screen of 3840 × 2160 pixels with transparency. */
const MOST_DECODED = 32 * 1024 * 1024

/** First column and row of each pass of an interlaced picture, and the steps between them. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
/** Smaller ones have passes without pixels, which pdfkit's decoder looks for all the same. */
const SMALLEST_INTERLACED = 5
const LAST_FILTER = 4

/** Rows of pixels, each with a byte before it that says how it is filtered. */
interface Rows {
  count: number
  bytes: number
}

function rowsOf({ width, height, bitsPerPixel, isInterlaced }: Png): Rows[] {
  const passes = isInterlaced ? PASSES : ([[0, 0, 1, 1]] as const)
  return passes.map(([x, y, right, down]) => ({
    count: Math.ceil((height - y) / down),
    bytes: 1 + Math.ceil((Math.ceil((width - x) / right) * bitsPerPixel) / 8),
  }))
}

function hasRows(pixels: Buffer, rows: readonly Rows[]): boolean {
  let at = 0
  for (const { count, bytes } of rows)
    for (const end = at + count * bytes; at < end; at += bytes) if ((pixels[at] ?? Infinity) > LAST_FILTER) return false
  return at === pixels.length
}

/**
 * What drawing a picture decodes, in bytes: nothing of a JPEG, nor of a PNG that a PDF holds as it is. pdfkit decodes other PNGs in
 * a callback, where what throws ends the process, and takes their size from the header.
 * @returns null for a PNG that isn't sound, or is too large; what isn't a PNG at all pdfkit refuses where it is called
 */
export async function decodedBytes(picture: Buffer): Promise<number | null> {
  if (!picture.subarray(0, PNG_MARK.length).equals(PNG_MARK)) return 0
  const png = readPng(picture)
  if (!png || (png.isInterlaced && Math.min(png.width, png.height) < SMALLEST_INTERLACED)) return null
  const rows = rowsOf(png)
  const length = rows.reduce((sum, { count, bytes }) => sum + count * bytes, 0)
  const decoded = Math.max(length, png.width * png.height)
  if (decoded > MOST_DECODED) return null
  const pixels = await promisify(inflate)(png.packed, { maxOutputLength: length }).catch(() => null)
  if (!pixels || !hasRows(pixels, rows)) return null
  return png.isDecoded ? decoded : 0
}
