import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { EnvironmentError } from "../environment-error"

const ROOT = path.resolve(__dirname, "../../..")
const FILE = "shop.config.ts"

/** Null where there is none. @param chosen `SHOP_CONFIG`: another file, or `off`. @throws EnvironmentError */
export function configFile(chosen = process.env.SHOP_CONFIG?.trim()): string | null {
  if (chosen === "off") return null
  const file = path.resolve(ROOT, chosen || FILE)
  if (existsSync(file)) return file
  if (chosen) throw new EnvironmentError(`SHOP_CONFIG must be a file that there is, or off: there is no ${file}.`)
  return null
}

/** What it lists. Read by Node as the shop itself is, whose loader understands TypeScript. */
export const listedIn = (file: string): unknown => createRequire(file)(file).default?.extensions
