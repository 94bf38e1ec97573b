import { readdirSync } from "node:fs"
import path from "node:path"

const ADMIN = path.resolve(__dirname, "../../admin")

/** Paths of the folders with a route in them, `[id]` standing for one part of the path. */
const patternOf = (file: string) => {
  const parts = path.dirname(file).split(path.sep)
  return new RegExp(`^/admin/${parts.map((part) => (/^\[.+\]$/.test(part) ? "[^/]+" : part)).join("/")}/?$`)
}

const OWN = readdirSync(ADMIN, { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|[\\/])route\.(ts|js)$/.test(file))
  .map(patternOf)

/** Whether the path is one of our own staff routes, which write their audit entries themselves. */
export const isOwnRoute = (urlPath: string): boolean => OWN.some((pattern) => pattern.test(urlPath))
