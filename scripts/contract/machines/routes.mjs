import fs from "node:fs"
import path from "node:path"
import { ROOT } from "../../lib/root.mjs"
import { loadTypeScript } from "../../lib/typescript.mjs"

const TABLE = "src/api/http/staff-access/rights/scope-routes.ts"

const isOurs = (file) => fs.existsSync(path.join(ROOT, file))

/** `#shop/orders/wire/order` as its file in the repository. */
export function fileOfAlias(alias) {
  const { imports } = JSON.parse(fs.readFileSync(path.join(ROOT, "package.json"), "utf8"))
  const [start, file] = Object.entries(imports).find(([one]) => one.endsWith("*") && alias.startsWith(one.slice(0, -1)))
  return file.replace("*", alias.slice(start.length - 1)).slice(2)
}

/** `GET orders/:id` as `getOrdersById`. */
const nameOf = (method, route) =>
  method.toLowerCase() +
  route
    .split("/")
    .map((part) => (part.startsWith(":") ? `By-${part.slice(1)}` : part))
    .join("-")
    .replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())

/**
 * What machine accesses open, as the table of their scopes has it.
 * @returns for each call its scope, method, path below `/admin`, name, and the file of its route; null for one of Medusa's
 */
export function machineCalls() {
  const { SCOPE_ROUTES } = loadTypeScript(TABLE)
  return Object.entries(SCOPE_ROUTES).flatMap(([scope, rows]) =>
    rows.map((row) => {
      const [method, route] = row.split(" ")
      const file = `src/api/admin/${route.replace(/:(\w+)/g, "[$1]")}/route.ts`
      const address = `/${route.replace(/:(\w+)/g, "{$1}")}`
      return { scope, method, path: address, id: nameOf(method, route), file: isOurs(file) ? file : null }
    }),
  )
}
