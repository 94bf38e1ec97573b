import { describe, expect, it } from "vitest"
import { importersIn, whatToSwap } from "../what-to-swap.mjs"

const ROUTE = "src/api/backend/api/v1/orders/route.ts"
const QUERY = "src/shop/orders/queries/orders.ts"
const RULE = "src/shop/orders/rules/order-state.ts"
const SERVICE = "src/shop/orders/data/service.ts"
const PAGE_DATA = "src/server/pages/page-data.ts"
const FRONT = "src/server/shop-front.ts"

const importers = (entries: Record<string, string[]>) =>
  new Map(Object.entries(entries).map(([file, those]) => [file, new Set(those)]))

describe("an edit of loaded code", () => {
  it.each([
    ["a route, which nobody imports", ROUTE, { [ROUTE]: [] }, [ROUTE], []],
    ["a query, up to its routes", QUERY, { [QUERY]: [ROUTE], [ROUTE]: [] }, [QUERY, ROUTE], []],
    ["a rule that a service uses, which is kept", RULE, { [RULE]: [SERVICE], [SERVICE]: [ROUTE] }, [RULE], [SERVICE]],
    ["a service itself: nothing", SERVICE, { [SERVICE]: [ROUTE], [ROUTE]: [] }, [], [SERVICE]],
    ["page data, which the process looks up", PAGE_DATA, { [PAGE_DATA]: [FRONT] }, [PAGE_DATA], []],
    ["what nobody loaded: nothing", RULE, {}, [], []],
    ["circles, each once", QUERY, { [QUERY]: [RULE], [RULE]: [QUERY] }, [QUERY, RULE], []],
  ])("replaces %s", (_case, edited, loaded, swapped, kept) => {
    expect(whatToSwap([edited], importers(loaded))).toEqual({ swapped, kept })
  })

  it.each([
    "extensions/example-charge/extension.ts",
    "medusa-config.ts",
    "shop.config.ts",
    "integrations/bexio/client.ts",
    "src/config/env.ts",
    "src/jobs/forget-old-carts.ts",
    "src/links/product-profile.ts",
    "src/platform/turns.ts",
    "src/server/main.ts",
    "src/shop/catalogue/data/product-service/index.ts",
    "src/shop/rental/data/models/rental-unit.ts",
  ])("asks for a new process where it is %s", (file) => {
    expect(whatToSwap([file], importers({ [file]: [] })).kept).toEqual([file])
  })
})

it("knows who imports a loaded module, without packages", () => {
  const query = { filename: `/shop/${QUERY}`, children: [{ filename: "/shop/node_modules/zod/index.js" }] }
  const route = { filename: `/shop/${ROUTE}`, children: [query] }
  const library = { filename: "/shop/node_modules/zod/index.js", children: [] }
  const found = importersIn({ a: route, b: query, c: library }, "/shop")
  expect(found.get(QUERY)).toEqual(new Set([ROUTE]))
  expect(found.get(ROUTE)).toEqual(new Set())
})
