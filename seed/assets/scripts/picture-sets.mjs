// node scripts/picture-sets.mjs -> the halves, down to 400 wide, that pictures NAME-WIDTHxHEIGHT lack, as AVIF and WebP; needs sharp (TOOLS=folder with node_modules)
import { existsSync, readdirSync } from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"

const sharp = createRequire(`${process.env.TOOLS || process.cwd()}/x.js`)("sharp")
const SIZED = /^(.+)-(\d+)x(\d+)\.webp$/
const SMALLEST = 400

/** Points cost more than smooth faces. */
const QUALITY = { renders: { avif: 68, webp: 82 }, images: { avif: 50, webp: 70 } }

for (const [name, quality] of Object.entries(QUALITY)) {
  const folder = fileURLToPath(new URL(`../${name}/`, import.meta.url))
  for (const file of readdirSync(folder)) {
    const [, stem, ...size] = SIZED.exec(file) ?? []
    let [width, height] = size.map((side) => side / 2)
    for (; stem && width >= SMALLEST; width /= 2, height /= 2) {
      const half = `${folder}${stem}-${width}x${height}`
      if (existsSync(`${half}.webp`) && existsSync(`${half}.avif`)) continue
      const picture = sharp(folder + file).resize(width, height, { kernel: "lanczos3" })
      const avif = { quality: quality.avif, effort: 6, chromaSubsampling: "4:4:4" }
      await picture.clone().avif(avif).toFile(`${half}.avif`)
      await picture.clone().webp({ quality: quality.webp, effort: 6, smartSubsample: true }).toFile(`${half}.webp`)
      console.log(`${stem}-${width}x${height}`)
    }
  }
}
