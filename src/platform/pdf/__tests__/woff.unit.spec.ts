import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { create, type Font } from "fontkit"
import { describe, expect, it } from "vitest"
import { unpackedWoff } from "../woff"

const packed = readFileSync(
  createRequire(import.meta.url).resolve("@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff"),
)
/** What the file itself says that it is unpacked. */
const unpackedBytes = packed.readUInt32BE(16)

describe("a font that was packed", () => {
  it("is as long as it says that it was", () => {
    expect(unpackedWoff(packed)).toHaveLength(unpackedBytes)
  })

  it("draws the same", () => {
    const [before, after] = [packed, unpackedWoff(packed)].map((bytes) => create(bytes) as Font)
    const drawn = (font: Font) => font.glyphForCodePoint(0x1f44d).path.toSVG()
    expect(drawn(after)).toBe(drawn(before))
    expect([after.postscriptName, after.numGlyphs]).toEqual([before.postscriptName, before.numGlyphs])
  })
})
