import { createRequire } from "node:module"
import path from "node:path"
import { ROOT } from "./root.mjs"

const require = createRequire(import.meta.url)

/** Loads a TypeScript module of the shop; possible once packages are installed. */
export function loadTypeScript(file) {
  require("ts-node").register({ transpileOnly: true, swc: true, cwd: ROOT })
  return require(path.join(ROOT, file))
}
