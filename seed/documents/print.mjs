// Prints the documents that product pages offer for download: node seed/documents/print.mjs
// Writes seed/assets/documents/*.pdf (committed). Needs Chromium: CHROMIUM=/path, or the one that Playwright knows.

import { mkdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { chromium } from "playwright"

const SEED = path.resolve(import.meta.dirname, "..")
const TARGET = path.join(SEED, "assets/documents")
const read = (file) => JSON.parse(readFileSync(path.join(SEED, file), "utf8"))

const company = read("content/company.json")
const texts = read("documents/texts.json")
const PICTURES = {
  "blk-2-go": "handheld-scanner",
  "blk-360-g2": "compact-scanner",
  "blk-3d": "measuring-camera",
  "icon-icr70": "total-station",
  "rtc-360": "dome-scanner",
}

/** A link of the shop leads nowhere from a file on somebody's desk. */
const withoutLinks = (html) => html.replace(/<\/?a\b[^>]*>/g, "")

const overviews = read("content/products.json").purchases.map((product) => ({
  file: `produktuebersicht-${product.slug}`,
  title: `Produktübersicht ${product.name}`,
  lead: product.subtitle,
  picture: PICTURES[product.slug],
  html: `${withoutLinks(product.description)}
    <h2>Eckdaten</h2><table>
      <tr><th>Reichweite</th><td>${product.fact_laserreach}</td></tr>
      <tr><th>Genauigkeit</th><td>${product.fact_laseraccuracy}</td></tr>
      <tr><th>Geschwindigkeit</th><td>${product.fact_speed}</td></tr>
      <tr><th>Akku</th><td>${product.fact_battery}</td></tr></table>
    <h2>Lieferumfang ${product.base_package_name}</h2>${product.deliverycontent}
    ${product.packages.map(({ name, description, deliverycontent }) => `<h2>${name}</h2>${description}${deliverycontent}`).join("")}
    <p class="note">Musterdokument. Angaben nach öffentlich zugänglichen Unterlagen; massgebend ist das Datenblatt des
    Herstellers. Preise im Shop.</p>`,
}))

const sections = ({ sections, checklist }) =>
  sections
    .map(({ heading, steps }) => {
      const items = steps.map((step) => `<li>${step}</li>`).join("")
      return `<h2>${heading}</h2>${checklist ? `<ul class="boxes">${items}</ul>` : `<ol>${items}</ol>`}`
    })
    .join("")

const page = (document) => `<!doctype html><html lang="de-CH"><meta charset="utf-8"><title>${document.title}</title>
<style>
  @font-face { font-family: Archivo; src: url(${pathToFileURL(path.join(SEED, "assets/fonts/archivo-latin-var.woff2"))}); font-weight: 100 900 }
  @page { size: A4; margin: 18mm 20mm 22mm }
  body { font: 10.5pt/1.5 Archivo, sans-serif; color: #101820; margin: 0 }
  header { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 2.5pt solid #101820; padding-bottom: 5mm; margin-bottom: 6mm }
  header img { width: 42mm; height: 31mm; object-fit: contain }
  h1 { font-size: 22pt; line-height: 1.15; margin: 0 0 2mm; font-weight: 700 }
  h2 { font-size: 12.5pt; margin: 6mm 0 1.5mm; break-after: avoid }
  h3 { font-size: 11pt; margin: 4mm 0 1mm; break-after: avoid }
  p, ul, ol { margin: 0 0 2mm } li { margin: 0 0 1mm; break-inside: avoid }
  a { color: inherit }
  .lead { margin: 0; color: #44505c }
  .boxes { list-style: none; padding: 0 } .boxes li { padding-left: 8mm; position: relative }
  .boxes li::before { content: ""; position: absolute; left: 0; top: 1mm; width: 3.6mm; height: 3.6mm; border: 1pt solid #101820 }
  table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: 1.4mm 0; border-bottom: .5pt solid #b8c2cc; vertical-align: top }
  th { width: 36mm; font-weight: 600 } .note { color: #44505c; font-size: 9pt; margin-top: 6mm }
</style>
<header><div><h1>${document.title}</h1><p class="lead">${document.lead}</p></div>
${document.picture ? `<img alt="" src="${pathToFileURL(path.join(SEED, `assets/svg/scanners/${document.picture}.svg`))}">` : ""}</header>
${document.html ?? sections(document)}</html>`

const footer = `<div style="font:7pt sans-serif;color:#44505c;width:100%;padding:0 20mm;display:flex;justify-content:space-between">
<span>${company.name} · ${company.address} · ${company.postalcode} ${company.city} · ${company.phone} · ${company.mail}</span>
<span>Seite <span class="pageNumber"></span>/<span class="totalPages"></span></span></div>`

mkdirSync(TARGET, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--allow-file-access-from-files"],
})
const tab = await browser.newPage()
await tab.goto(pathToFileURL(path.join(SEED, "documents/texts.json")).href)
for (const document of [...texts, ...overviews]) {
  await tab.setContent(page(document), { waitUntil: "load" })
  await tab.evaluate(() => globalThis.document.fonts.ready)
  const print = { format: "A4", displayHeaderFooter: true, headerTemplate: "<span></span>", footerTemplate: footer }
  await tab.pdf({ ...print, path: path.join(TARGET, `${document.file}.pdf`), preferCSSPageSize: true, tagged: true })
  console.log(document.file)
}
await browser.close()
