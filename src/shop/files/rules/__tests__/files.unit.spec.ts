import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fileTypeOf } from "../file-types"
import { fileNameOf } from "../file-uses"

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe("the type of a file", () => {
  it.each([
    ["JPEG", "\xff\xd8\xff\xe0\0\x10JFIF", "jpg"],
    ["PNG", "\x89PNG\r\n\x1a\n\0\0", "png"],
    ["WebP", "RIFF\x24\0\0\0WEBPVP8 ", "webp"],
    ["AVIF", "\0\0\0\x1cftypavif\0\0", "avif"],
    ["PDF", "%PDF-1.7\n", "pdf"],
    ["ZIP", "PK\x03\x04\x14\0", "zip"],
    ["E57", "ASTM-E57\x01\0", "e57"],
    ["LAS", "LASF\0\0", "las"],
    ["PLY", "ply\nformat binary_little_endian 1.0\n", "ply"],
    ["DXF", "  0\r\nSECTION\r\n  2\r\nHEADER", "dxf"],
  ])("%s is known by its first bytes", (_name, first, extension) => {
    expect(fileTypeOf(bytes(first))?.extension).toBe(extension)
  })

  it.each([
    ["SVG", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'>"],
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["HTML that names a type later", "<!-- %PDF-1.7 -->"],
    ["a RIFF file that isn't a picture", "RIFF\x24\0\0\0WAVEfmt "],
    ["a program", "MZ\x90\0"],
    ["a mark cut short", "%PD"],
    ["nothing", ""],
  ])("%s isn't taken", (_name, first) => {
    expect(fileTypeOf(bytes(first))).toBeNull()
  })
})

describe("the name of a file", () => {
  const png = { extension: "png", mimeType: "image/png" }

  it.each([
    ["Halle Süd.PNG", "Halle-Sued.png"],
    ["../../etc/passwd", "etc-passwd.png"],
    ["rechnung.pdf.exe", "rechnung-pdf.png"],
    ["Café.jpg", "Cafe.png"],
    ["スキャン.png", "datei.png"],
    [".png", "datei.png"],
  ])("%s is kept as %s", (given, kept) => {
    expect(fileNameOf(given, png)).toBe(kept)
  })

  it("is safe in a path and an address, whatever was given", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (given) => {
        expect(fileNameOf(given, png)).toMatch(/^[A-Za-z0-9_-]{1,80}\.png$/)
      }),
    )
  })
})
