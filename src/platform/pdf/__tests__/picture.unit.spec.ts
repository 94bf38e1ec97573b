import { deflateSync } from "node:zlib"
import * as fc from "fast-check"
import PDFDocument from "pdfkit"
import { describe, expect, it } from "vitest"
import { writtenBytes } from "../file"
import { decodedBytes } from "../picture"

const MARK = Buffer.from("\x89PNG\r\n\x1a\n", "latin1")

function chunk(name: string, content: Uint8Array, length = content.length): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(length)
  head.write(name, 4, "latin1")
  return Buffer.concat([head, content, Buffer.alloc(4)])
}

interface Drawn {
  size?: [width: number, height: number]
  bits?: number
  type?: number
  interlace?: number
  pixels?: Uint8Array
  packed?: Uint8Array
  more?: Buffer[]
}

/** A picture of 2 × 3 white pixels with transparency, or what is said of it. */
function png({ size = [2, 3], bits = 8, type = 6, interlace = 0, pixels = rows(3, 8), packed, more = [] }: Drawn = {}) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size[0], 0)
  header.writeUInt32BE(size[1], 4)
  header.set([bits, type, 0, 0, interlace], 8)
  const data = chunk("IDAT", packed ?? deflateSync(pixels))
  return Buffer.concat([MARK, chunk("IHDR", header), ...more, data, chunk("IEND", new Uint8Array())])
}

/** So many rows of so many bytes, none of them filtered. */
const rows = (count: number, bytes: number, filter = 0) =>
  Buffer.concat(Array.from({ length: count }, () => Buffer.from([filter, ...Array<number>(bytes).fill(255)])))
const passes = (...each: [count: number, bytes: number][]) => Buffer.concat(each.map(([n, bytes]) => rows(n, bytes)))

const palette = chunk("PLTE", new Uint8Array(6))
const INTERLACED: Drawn = {
  size: [5, 5],
  type: 0,
  interlace: 1,
  pixels: passes([1, 1], [1, 1], [1, 2], [2, 1], [1, 3], [3, 2], [2, 5]),
}

const SOUND: [name: string, picture: Buffer, bytes: number][] = [
  ["with transparency", png(), 27],
  ["in 16 bits", png({ bits: 16, pixels: rows(3, 16) }), 51],
  ["without transparency", png({ type: 2, pixels: rows(3, 6) }), 0],
  ["of colours from a list", png({ bits: 1, type: 3, pixels: rows(3, 1), more: [palette] }), 0],
  [
    "of colours from a list with transparency",
    png({ bits: 1, type: 3, pixels: rows(3, 1), more: [palette, chunk("tRNS", new Uint8Array(2))] }),
    6,
  ],
  ["interlaced", png(INTERLACED), 36],
  ["with words in it", png({ more: [chunk("tEXt", Buffer.from("Author\0Anna"))] }), 27],
]

const BROKEN: [name: string, picture: Buffer][] = [
  ["pixels that aren't packed", png({ packed: Buffer.from("not zlib") })],
  ["too few pixels", png({ pixels: rows(2, 8) })],
  ["too many pixels", png({ pixels: rows(4, 8) })],
  ["a filter that there isn't", png({ pixels: rows(3, 8, 5) })],
  ["pixels cut short", png().subarray(0, -20)],
  ["no width", png({ size: [0, 3] })],
  ["more pixels than fit into memory", png({ size: [2 ** 31, 2 ** 31] })],
  ["more pixels than are drawn, packed well", png({ size: [8192, 8192], pixels: Buffer.alloc(8192 * (1 + 4 * 8192)) })],
  ["bits that its colours don't have", png({ bits: 4 })],
  ["a colour type that there isn't", png({ type: 5 })],
  ["an interlace that there isn't", png({ interlace: 2 })],
  ["interlaced, too small for each pass", png({ ...INTERLACED, size: [2, 2], pixels: passes([1, 1], [1, 1], [1, 2]) })],
  ["a second header", png({ more: [png().subarray(8, 33)] })],
  ["a chunk that is longer than the file", png({ more: [chunk("tEXt", new Uint8Array(4), 4000)] })],
  ["a chunk of a negative length", png({ more: [chunk("tEXt", new Uint8Array(4), 2 ** 32 - 12)] })],
  ["its mark alone", MARK],
]

async function drawn(picture: Buffer): Promise<Buffer> {
  const pdf = new PDFDocument({ size: "A4" })
  const written = writtenBytes(pdf)
  pdf.image(picture, 0, 0, { fit: [100, 100] })
  pdf.end()
  return written
}

describe("a PNG for a paper", () => {
  it.each(SOUND)("%s is drawn", async (_name, picture, bytes) => {
    expect(await decodedBytes(picture)).toBe(bytes)
    expect((await drawn(picture)).toString("latin1")).toContain("/Subtype /Image")
  })

  it.each(BROKEN)("with %s isn't", async (_name, picture) => {
    expect(await decodedBytes(picture)).toBeNull()
  })

  it("is drawn without an error whenever it is sound, whatever became of its bytes", async () => {
    const pictures = fc.constantFrom(...SOUND.map(([, picture]) => picture))
    await fc.assert(
      fc.asyncProperty(pictures, fc.nat(), fc.nat(255), async (picture, place, byte) => {
        const changed = Buffer.from(picture)
        changed[place % changed.length] = byte
        const isPng = changed.readUInt32BE(0) === MARK.readUInt32BE(0)
        if (isPng && (await decodedBytes(changed)) !== null) await drawn(changed)
      }),
    )
  })
})

it("leaves pictures of other formats to whom they are given", async () => {
  expect(await decodedBytes(Buffer.from("\xff\xd8\xff\xe0", "latin1"))).toBe(0)
  expect(await decodedBytes(Buffer.alloc(0))).toBe(0)
})
