// Draws the small sample files of product pages: node seed/documents/drawings.mjs
// Writes two DXF drawings and a ZIP of measured photos to seed/assets/sample-data (committed). Needs Chromium, as print.mjs.

import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { crc32 } from "node:zlib"
import { chromium } from "playwright"

const TARGET = path.resolve(import.meta.dirname, "../assets/sample-data")
mkdirSync(TARGET, { recursive: true })

/** DXF R12, metres: pairs of group code and value. */
const entity = (type, layer, values) =>
  [[0, type], [8, layer], ...values].map(([code, value]) => `${code}\n${value}`).join("\n")
const line = (layer, [x1, y1], [x2, y2]) =>
  entity("LINE", layer, [
    [10, x1],
    [20, y1],
    [30, 0],
    [11, x2],
    [21, y2],
    [31, 0],
  ])
const text = (layer, [x, y], height, value) =>
  entity("TEXT", layer, [
    [10, x],
    [20, y],
    [30, 0],
    [40, height],
    [1, value],
  ])
const point = (layer, [x, y]) =>
  entity("POINT", layer, [
    [10, x],
    [20, y],
    [30, 0],
  ])
const rectangle = (layer, [x, y], width, height) => {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  return corners.map((corner, index) => line(layer, corner, corners[(index + 1) % 4]))
}
const dxf = (entities) => `0\nSECTION\n2\nENTITIES\n${entities.flat(2).join("\n")}\n0\nENDSEC\n0\nEOF\n`

/** Slab of 18.40 × 11.20 m with axes 1–4 and A–C; every crossing is a numbered point to set out. */
function slab() {
  const axesX = [1.2, 6.6, 11.8, 17.2]
  const axesY = [1.0, 5.6, 10.2]
  const crossings = axesY.flatMap((y) => axesX.map((x) => [x, y]))
  return dxf([
    rectangle("BODENPLATTE", [0, 0], 18.4, 11.2),
    axesX.map((x, index) => [
      line("ACHSEN", [x, -1.2], [x, 12.4]),
      text("ACHSEN", [x - 0.12, 12.6], 0.35, `${index + 1}`),
    ]),
    axesY.map((y, index) => [
      line("ACHSEN", [-1.2, y], [19.6, y]),
      text("ACHSEN", [-1.8, y - 0.15], 0.35, "ABC"[index]),
    ]),
    crossings.map(([x, y], index) => [
      point("ABSTECKPUNKTE", [x, y]),
      text("PUNKTNUMMERN", [x + 0.15, y + 0.15], 0.25, `${101 + index}`),
    ]),
    rectangle("AUSSPARUNGEN", [8.2, 6.4], 1.6, 2.4),
    text("TITEL", [0, -2.4], 0.5, "Absteckplan Bodenplatte (Muster), Masse in Metern"),
  ])
}

/** Four storeys with five windows each, cornice and plinth, as cut from the sample scan. */
function facade() {
  const storeys = [0.9, 4.3, 7.5, 10.5]
  const windows = storeys.flatMap((floor) =>
    Array.from({ length: 5 }, (_, index) => rectangle("FENSTER", [1.4 + index * 2.9, floor + 0.8], 1.2, 1.9)),
  )
  return dxf([
    rectangle("FASSADE", [0, 0], 15.2, 13.8),
    line("FASSADE", [0, 0.6], [15.2, 0.6]),
    line("FASSADE", [-0.3, 13.8], [15.5, 13.8]),
    line("FASSADE", [-0.3, 14.2], [15.5, 14.2]),
    storeys.map((height) => [
      line("GESCHOSSE", [-0.8, height], [16, height]),
      text("KOTEN", [16.2, height - 0.1], 0.25, `+${height.toFixed(2)}`),
    ]),
    windows,
    text("TITEL", [0, -1.4], 0.4, "Schnitt Fassade (Muster), Masse in Metern"),
  ])
}

/** Uncompressed ZIP: the pictures in it are compressed already. */
function zip(files) {
  const parts = []
  const directory = []
  let offset = 0
  for (const { name, data } of files) {
    const sizes = Buffer.alloc(20)
    sizes.writeUInt16LE(20, 0)
    sizes.writeUInt16LE(0x0021, 8)
    sizes.writeUInt32LE(crc32(data), 10)
    sizes.writeUInt32LE(data.length, 14)
    const lengths = Buffer.alloc(8)
    lengths.writeUInt32LE(data.length, 0)
    lengths.writeUInt16LE(name.length, 4)
    const header = Buffer.concat([sizes.subarray(0, 18), lengths])
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), header, Buffer.from(name), data])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), header, tail, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, entries, Buffer.from("PK\x05\x06"), end])
}

const measure = (x1, y1, x2, y2, label) => {
  const isVertical = x1 === x2
  const at = isVertical
    ? `translate(${x1 - 14} ${(y1 + y2) / 2}) rotate(-90)`
    : `translate(${(x1 + x2) / 2} ${y1 - 14})`
  return `<g stroke="#F97316" stroke-width="4"><path d="M${x1} ${y1}L${x2} ${y2}"/><circle cx="${x1}" cy="${y1}" r="7" fill="#F97316"/>
    <circle cx="${x2}" cy="${y2}" r="7" fill="#F97316"/></g><text transform="${at}" text-anchor="middle">${label}</text>`
}
const doorway = (
  measures,
) => `<body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200">
  <style>text { font: 600 34px sans-serif; fill: #F97316 }</style>
  <rect width="1600" height="1200" fill="#D5DBE1"/><path d="M0 1010h1600v190H0z" fill="#B8C2CC"/>
  <path d="M540 150h520v860H540z" fill="#101820"/><path d="M500 110h600v900h-40V150H540v860h-40z" fill="#F3F5F7" stroke="#101820" stroke-width="4"/>
  <path d="M600 1010 700 420h200l100 590z" fill="#44505C"/>${measures}</svg>`

const PICTURES = {
  "tueroeffnung-licht.png": measure(540, 960, 1060, 960, "0.912 m") + measure(580, 150, 580, 1010, "2.048 m"),
  "tueroeffnung-rahmen.png": measure(500, 70, 1100, 70, "1.052 m") + measure(460, 110, 460, 1010, "2.118 m"),
  "bruestung-wand.png": measure(80, 1010, 80, 240, "1.834 m") + measure(1100, 700, 1560, 700, "0.807 m"),
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM })
const tab = await browser.newPage({ viewport: { width: 1600, height: 1200 } })
const photos = []
for (const [name, measures] of Object.entries(PICTURES)) {
  await tab.setContent(doorway(measures))
  photos.push({ name, data: await tab.screenshot() })
}
await browser.close()

writeFileSync(path.join(TARGET, "absteckplan-bodenplatte.dxf"), slab())
writeFileSync(path.join(TARGET, "fassade-schnitt.dxf"), facade())
writeFileSync(path.join(TARGET, "messbilder-tueroeffnung.zip"), zip(photos))
