// Rasterises the drawings for share services, which accept no SVG, and the shop's icons: node share.mjs
// Writes seed/assets/share/**.jpg and storefront/public/*.png (committed). Needs Chromium: CHROMIUM=/path, or Playwright's own.

import { mkdirSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { chromium } from "playwright"

const ASSETS = path.resolve(import.meta.dirname, "..")
const PUBLIC = path.resolve(ASSETS, "../../storefront/public")
const FOLDERS = ["scanners", "accessories", "software"]
const SHARED = { width: 1200, height: 630 }
const ICONS = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 }

const dataUrl = (file, type) => `data:${type};base64,${readFileSync(file).toString("base64")}`
const page = (body) => `<!doctype html><style>*{margin:0}body{display:grid;place-items:center;height:100vh}</style>${body}`

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] })
const tab = await browser.newPage()

async function shoot(html, size, target) {
  mkdirSync(path.dirname(target), { recursive: true })
  await tab.setViewportSize(size)
  await tab.setContent(html)
  await tab.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  await tab.screenshot(target.endsWith(".jpg") ? { path: target, type: "jpeg", quality: 80 } : { path: target })
}

for (const folder of FOLDERS)
  for (const file of readdirSync(path.join(ASSETS, "svg", folder))) {
    const picture = `<img height="600" src="${dataUrl(path.join(ASSETS, "svg", folder, file), "image/svg+xml")}">`
    const target = path.join(ASSETS, "share", folder, file.replace(/svg$/, "jpg"))
    await shoot(page(`<body style="background:#F3F5F7">${picture}`), SHARED, target)
  }

const scan = dataUrl(path.join(ASSETS, "images/hero-street-1200.webp"), "image/webp")
const cover = `<body style="background:#101820"><img src="${scan}" style="width:100vw;height:100vh;object-fit:cover">`
await shoot(page(cover), SHARED, path.join(ASSETS, "share/shop.jpg"))

const icon = dataUrl(path.join(PUBLIC, "favicon.svg"), "image/svg+xml")
for (const [name, size] of Object.entries(ICONS)) {
  const mark = `<body style="background:#fff"><img src="${icon}" width="${size * 0.8}">`
  await shoot(page(mark), { width: size, height: size }, path.join(PUBLIC, name))
}
await browser.close()
