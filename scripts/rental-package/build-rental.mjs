import fs from "node:fs"
import path from "node:path"
import { ROOT } from "../lib/root.mjs"
import { runNode } from "../lib/run.mjs"

export const RENTAL = path.join(ROOT, "packages/rental")
const SERVER = path.join(RENTAL, ".medusa/server")
const TSC = path.join(ROOT, "node_modules/typescript-7/bin/tsc")
const BUNDLE_PAGES = path.join(import.meta.dirname, "bundle-pages.mjs")

/**
 * Compiles the shop's own files of the engine and what the package adds, as Medusa looks for them in a plugin. They go on naming
 * each other by their aliases, which are `imports` of the package's manifest: nothing of them is rewritten.
 * @param server folder for the result; what was there is gone
 */
export async function compileEngine(server = SERVER) {
  fs.rmSync(server, { recursive: true, force: true })
  await runNode("Compiling the rental engine", [TSC, "-p", RENTAL, "--outDir", server], { lastLines: 50 })
  const added = path.join(server, "packages/rental/src")
  fs.rmSync(path.join(added, "admin"), { recursive: true })
  fs.cpSync(added, path.join(server, "src"), { recursive: true })
  fs.rmSync(path.join(server, "packages"), { recursive: true })
}

/** The pages for Medusa's admin, next to what is compiled. */
export const bundlePages = () => runNode("Bundling the pages of the rental engine", [BUNDLE_PAGES], { cwd: RENTAL })
