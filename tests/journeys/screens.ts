import { readFileSync } from "node:fs"
import path from "node:path"
import { GOODS_KINDS } from "#shop/catalogue/rules/named-kinds"
import { listPathOf } from "#shop/catalogue/rules/product-addresses"
import { ROOT } from "../harness/settings"
import { ACCOUNT_SCREENS } from "./screens/account"
import { CATALOGUE_SCREENS } from "./screens/catalogue"
import type { Screen } from "./screens/screen"
import { SITE_SCREENS } from "./screens/site"

/** Those that need no login. */
export const SCREENS: Screen[] = [...CATALOGUE_SCREENS, ...SITE_SCREENS, ...ACCOUNT_SCREENS]

/** Written as rows of their own nowhere: each kind of goods has a list and a page per product. */
const GOODS_ROUTES = GOODS_KINDS.flatMap((kind) => [listPathOf(kind), `${listPathOf(kind)}/:productSlug`])

/** Paths of the storefront's route table as its source names them: those that need a login, or the others. */
export function routesOfShop({ needLogin }: { needLogin: boolean }): string[] {
  const source = readFileSync(path.join(ROOT, "storefront/src/app/routes.ts"), "utf8")
  const rows = [...source.matchAll(/^ {2}page\("([^"]+)", "[\w/-]+"(.*)\),$/gm)]
  const found = rows.filter(([, , options]) => options.includes("true") === needLogin).map(([, route]) => route)
  return needLogin ? found : [...found, ...GOODS_ROUTES]
}
