import fs from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import { firstViewOf, groundOf, pagesOf } from "../lib/first-view.mjs"
import { step } from "../lib/progress.mjs"
import { ROOT } from "../lib/root.mjs"

const KB = 1024
const CLIENT = path.join(ROOT, "storefront/dist/client")
const PAGES = path.join(ROOT, "storefront/src/pages")

/**
 * Bytes as they are sent: scripts with brotli, styles too, in the one piece in which a page carries them, the font as it is. The ground is what every page loads: little is
 * free in it, so that what grows all pages is noticed while they have room.
 */
export const BUDGETS = {
  ground: 97 * KB,
  scripts: 120 * KB,
  scriptsOfForms: 140 * KB,
  styles: 9.25 * KB,
  font: 40 * KB,
}

/** Pages that are a form carry the form library and its rules. */
const FORMS =
  /\/(log-in|sign-up|complete-profile|checkout|event-registration|account-edit|company|(new|edit)-address|password-[\w-]+)-page\.tsx$/

const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`

/**
 * What is above its budget, one sentence each, naming the page and its heaviest chunks.
 * @param pages the pages' sources
 * @param sizeOf bytes of a built file as it is sent
 * @param sizeOfStyles bytes of several style sheets, sent as one
 */
export function overBudget({ manifest, pages, fonts, sizeOf, sizeOfStyles }) {
  const total = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0)
  const names = new Map(Object.values(manifest).map(({ file, name }) => [file, name]))
  const heaviest = (files) =>
    files
      .toSorted((one, other) => sizeOf(other) - sizeOf(one))
      .slice(0, 4)
      .map((file) => `${names.get(file) ?? path.basename(file)} ${kb(sizeOf(file))}`)
      .join(", ")
  const exceeding = (name, files, budget, size = total(files)) =>
    size > budget ? [`${name}: ${kb(size)} of ${kb(budget)} (${heaviest(files)})`] : []

  const ofPages = pages.flatMap((page) => {
    const { scripts, styles } = firstViewOf(manifest, page)
    return [
      ...exceeding(`${page} JavaScript`, scripts, FORMS.test(page) ? BUDGETS.scriptsOfForms : BUDGETS.scripts),
      ...exceeding(`${page} CSS`, styles, BUDGETS.styles, sizeOfStyles(styles)),
    ]
  })
  const ofGround = exceeding("What every page loads", groundOf(manifest), BUDGETS.ground)
  return [
    ...ofGround,
    ...ofPages,
    ...fonts.flatMap((font) => exceeding(`Font ${path.basename(font)}`, [font], BUDGETS.font)),
  ]
}

const MANIFEST = path.join(CLIENT, ".vite/manifest.json")

/** What the build of the storefront is made of, by source. */
export function builtManifest() {
  if (!fs.existsSync(MANIFEST)) throw new Error("The storefront isn't built (npm run build).")
  return JSON.parse(fs.readFileSync(MANIFEST, "utf8"))
}

function builtSizeOf(file) {
  const compressed = path.join(CLIENT, `${file}.br`)
  return fs.statSync(fs.existsSync(compressed) ? compressed : path.join(CLIENT, file)).size
}

const builtSizeOfStyles = (files) =>
  brotliCompressSync(Buffer.concat(files.map((file) => fs.readFileSync(path.join(CLIENT, file))))).length

/** Bytes of scripts and of styles that the built page's first view takes. */
export function builtFirstView(page) {
  const { scripts, styles } = firstViewOf(builtManifest(), page)
  return { scripts: scripts.reduce((sum, file) => sum + builtSizeOf(file), 0), styles: builtSizeOfStyles(styles) }
}

/** The built storefront against its budgets; throws with what is above. */
function checkBuild() {
  const manifest = builtManifest()
  const files = fs.readdirSync(path.join(CLIENT, "assets")).map((file) => `assets/${file}`)
  const fonts = files.filter((file) => file.endsWith(".woff2"))
  const found = overBudget({
    manifest,
    pages: pagesOf(PAGES),
    fonts,
    sizeOf: builtSizeOf,
    sizeOfStyles: builtSizeOfStyles,
  })
  if (found.length > 0) throw new Error(`Above the budget of a first view:\n${found.join("\n")}`)
}

export const checkPageBudgets = () => step("Page budgets", async () => checkBuild())

async function main() {
  try {
    await checkPageBudgets()
    process.stdout.write("Every page is within its budget.\n")
  } catch (error) {
    process.stdout.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

// By itself it looks at the build there is.
if (process.argv[1] === import.meta.filename) await main()
