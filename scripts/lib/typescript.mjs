import { createHash } from "node:crypto"
import fs from "node:fs"
import Module, { createRequire } from "node:module"
import path from "node:path"
import { ROOT } from "./root.mjs"

const require = createRequire(import.meta.url)

/** What was compiled, for the next process: a shop's thousand files cost as much as the rest of its sources' loading. */
const KEPT = path.join(ROOT, "node_modules/.cache/typescript")

// The compiler unpacks itself on its first use; without this into the home folder.
process.env.SWC_NATIVE_BINDING_CACHE ??= path.join(ROOT, "node_modules/.cache/swc")

/** What tsconfig.json asks for, in the compiler's words. A map names its file by the last part, so that a copy's is true too. */
const optionsFor = (file) => ({
  ...{ swcrc: false, sourceMaps: "inline", sourceFileName: path.basename(file) },
  module: { type: "commonjs", strictMode: true, ignoreDynamic: true },
  jsc: {
    ...{ target: "es2022", keepClassNames: true },
    parser: { syntax: "typescript", tsx: file.endsWith("x"), decorators: true },
    transform: {
      ...{ legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      react: { runtime: "automatic" },
    },
  },
})

function readKept(place) {
  try {
    return fs.readFileSync(place, "utf8")
  } catch {
    return ""
  }
}

/** Whole or not at all; where nothing can be written, each process compiles for itself. */
function keep(place, text) {
  const unfinished = `${place}.${process.pid}`
  try {
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.writeFileSync(unfinished, text)
    fs.renameSync(unfinished, place)
  } catch {
    fs.rm(unfinished, () => undefined)
  }
}

/** @returns the file as JavaScript between stamps of what it was made from, the first one on its own first line: one cut short has no second */
function compiled(file, version, folder) {
  const source = fs.readFileSync(file, "utf8")
  const stamp = `/*${createHash("sha1").update(version).update(source).digest("hex")}*/`
  const place = path.join(folder, `${path.relative(ROOT, file).replaceAll("../", "")}.js`)
  const kept = readKept(place)
  if (kept.startsWith(stamp) && kept.endsWith(`\n${stamp}`)) return kept
  const { code } = require("@swc/core").transformSync(source, { ...optionsFor(file), filename: file })
  const whole = `${stamp}${code}\n${stamp}`
  keep(place, whole)
  return whole
}

/** Modules of ours by a name that has to be found from everywhere: by extensions that lie elsewhere or have a package.json of their own, and by Medusa. */
const PLACES = {
  "#extension": path.join(ROOT, "src/extension/index.ts"),
  "@medusajs/telemetry": path.join(import.meta.dirname, "in-place/no-telemetry.cjs"),
}

function offerModules() {
  const { _resolveFilename: resolve } = Module
  Module._resolveFilename = (request, ...more) => resolve(PLACES[request] ?? request, ...more)
}

let isRegistered = false

/** From here on TypeScript can be required. Stacks name its lines. @param folder where compiled files are kept */
export function registerTypeScript(folder = KEPT) {
  if (isRegistered) return
  isRegistered = true
  offerModules()
  const version = `${require("@swc/core/package.json").version} ${optionsFor}`
  const loaded = new Map()
  for (const ending of [".ts", ".tsx"])
    require.extensions[ending] = (module, file) => {
      loaded.set(file, compiled(file, version, folder))
      module._compile(loaded.get(file), file)
    }
  const ofTsNode = createRequire(require.resolve("ts-node"))
  ofTsNode("@cspotcode/source-map-support").install({
    environment: "node",
    retrieveFile: (file) => loaded.get(file) ?? "",
  })
}

/** Loads a TypeScript module of the shop; possible once packages are installed. */
export function loadTypeScript(file) {
  registerTypeScript()
  return require(path.join(ROOT, file))
}
