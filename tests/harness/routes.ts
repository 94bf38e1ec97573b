import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { ROOT } from "./settings"

export interface Route {
  method: string
  /** `[id]` stands for one part of the path. */
  path: string
  /** Folder of the file that answers it. */
  folder: string
}

const medusa = path.dirname(createRequire(import.meta.url).resolve("@medusajs/medusa/package.json"))
const STOCK = path.join(medusa, "dist/api")
const OWN = path.join(ROOT, "src/api")

const EXPORTED =
  /export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE)\b|^exports\.(GET|POST|PUT|PATCH|DELETE) = /gm

/** Routes as Medusa finds them: a folder is a path, and a file in it says which methods it answers. */
function routesIn(folder: string): Route[] {
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" })
  return files
    .filter((file) => /(^|[\\/])route\.(ts|js)$/.test(file))
    .sort()
    .flatMap((file) => {
      const methods = [...fs.readFileSync(path.join(folder, file), "utf8").matchAll(EXPORTED)]
      const at = path.dirname(file).split(path.sep).join("/")
      return [...new Set(methods.map(([, ours, theirs]) => ours ?? theirs))].map((method) => ({
        method,
        path: `/${at}`,
        folder: path.join(folder, path.dirname(file)),
      }))
    })
}

/** What Medusa answers by itself: `/admin`, `/auth`, `/store`, `/hooks` and whatever an update adds. */
export const stockRoutes = (): Route[] => routesIn(STOCK)

/** What the shop adds for its staff and customers. */
export const ownRoutes = (): Route[] => routesIn(OWN)
