import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { beforeAll, describe, expect, it } from "vitest"
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader"
import { drawQr } from "../qr"

const SIZE = 300

/** A picture of the rectangles that are drawn, as a camera has it. */
function drawn(text: string) {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4).fill(255)
  const rect = (x: number, y: number, width: number, height: number) => {
    for (let row = Math.round(y); row < Math.round(y + height); row += 1)
      for (let column = Math.round(x); column < Math.round(x + width); column += 1)
        data.fill(0, (row * SIZE + column) * 4, (row * SIZE + column) * 4 + 3)
  }
  drawQr({ rect, fill: () => undefined } as unknown as PDFKit.PDFDocument, text, 0, 0, SIZE)
  return { data, width: SIZE, height: SIZE, colorSpace: "srgb" } as ImageData
}

describe("a QR code", () => {
  beforeAll(async () => {
    const wasm = createRequire(__filename).resolve("zxing-wasm/reader/zxing_reader.wasm")
    const wasmBinary = new Uint8Array(readFileSync(wasm)).buffer
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  })

  it.each([
    ["a serial number", "RTC360-2984120"],
    ["an order", "W-1042"],
    ["umlauts and signs", "Gerät «Ä» – 3D/№ 7"],
    ["the longest serial number", "X1-".repeat(33)],
    ["what looks like markup", '<script>alert("1")</script>'],
  ])("of %s is read back as it was", async (_case, text) => {
    const [code] = await readBarcodes(drawn(text), { formats: ["QRCode"] })
    expect(code?.text).toBe(text)
  })
})
