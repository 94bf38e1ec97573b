import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import type { Route } from "../../harness/routes"
import { isSchema } from "./plausible"

const require = createRequire(import.meta.url)
const kept = new Map<string, unknown[]>()

const schemasOf = (exported: object): unknown[] => Object.values(exported).filter(isSchema)

/** Schemas of Medusa's that stand nearest to the route: those of its own folder, or of one above. */
export function stockSchemas({ folder }: Pick<Route, "folder">): unknown[] {
  const known = kept.get(folder)
  if (known) return known
  const file = path.join(folder, "validators.js")
  const isEnd = path.basename(folder) === "api"
  const found = fs.existsSync(file)
    ? schemasOf(require(file))
    : isEnd
      ? []
      : stockSchemas({ folder: path.dirname(folder) })
  kept.set(folder, found)
  return found
}

/** Schemas of what staff send to the shop's own routes. */
export async function staffSchemas(): Promise<unknown[]> {
  const areas = path.resolve(import.meta.dirname, "../../../src/shop")
  const files = fs.readdirSync(areas, { recursive: true, encoding: "utf8" })
  const wires = files.filter((file) => /^[\w-]+\/wire\/staff[\w-]*\.ts$/.test(file))
  const modules = await Promise.all(wires.map((file) => import(path.join(areas, file))))
  return modules.flatMap(schemasOf)
}
