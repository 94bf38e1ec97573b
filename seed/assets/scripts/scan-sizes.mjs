// node scripts/scan-sizes.mjs FOLDER -> NAME-WIDTH.avif beside the storefront's NAME.webp; needs sharp (TOOLS=folder with node_modules)
import { createRequire } from "node:module"

const sharp = createRequire(`${process.env.TOOLS || process.cwd()}/x.js`)("sharp")
const folder = process.argv[2]

/** Widths as phones and desktops ask for them, and the quality at which points stay points. */
const SIZES = {
  "scan-hero-s": { widths: [540, 750, 1080], quality: 48 },
  "scan-hero": { widths: [1600, 2400], quality: 45 },
  "scan-rundum": { widths: [1600, 2560], quality: 46 },
  "scan-schnitt": { widths: [720, 1440], quality: 48 },
}

for (const [name, { widths, quality }] of Object.entries(SIZES)) {
  for (const width of widths) {
    const picture = sharp(`${folder}/${name}.webp`).resize(width).avif({ quality, effort: 6 })
    const { size } = await picture.toFile(`${folder}/${name}-${width}.avif`)
    console.log(`${name}-${width}.avif ${(size / 1000).toFixed(0)} kB`)
  }
}
