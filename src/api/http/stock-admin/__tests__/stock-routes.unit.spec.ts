import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { stockAdminRoutes } from ".."

const MEDUSA = path.join(
  path.dirname(createRequire(__filename).resolve("@medusajs/medusa/package.json")),
  "dist/api/admin",
)

/** Every call of Medusa's own that writes, such as `POST orders/:id/cancel`. */
const writes = readdirSync(MEDUSA, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.js")
  .flatMap((file) => {
    const address = path
      .dirname(file)
      .split(path.sep)
      .map((part) => part.replace(/^\[(.+)\]$/, ":$1"))
      .join("/")
    const code = readFileSync(path.join(MEDUSA, file), "utf8")
    const methods = ["POST", "PUT", "PATCH", "DELETE"].filter((method) => code.includes(`exports.${method} =`))
    return methods.map((method) => ({ method, address, area: address.split("/")[0] }))
  })

const patternOf = (matcher: string) => new RegExp(`^${matcher.replace(/:\w+/g, "[^/]+").replace(/\*$/, ".*")}$`)
const rules = stockAdminRoutes
  .filter(({ matcher }) => matcher !== "/admin*")
  .map(({ matcher, methods = [] }) => ({ pattern: patternOf(String(matcher)), methods: methods as string[] }))
const isRuled = ({ method, address }: { method: string; address: string }) =>
  rules.some(({ pattern, methods }) => methods.includes(method) && pattern.test(`/admin/${address}`))

/** Areas whose calls change an order, what is paid for it or what it holds; each of them is ruled or named below. */
const OF_ORDERS =
  "claims draft-orders exchanges fulfillments order-changes order-edits orders payment-collections payments reservations returns workflows-executions"

/** What staff may do to an order on Medusa's own pages: it changes neither what is owed nor what is rented. */
const HARMLESS = [
  "POST orders/:id/archive",
  "POST orders/:id/fulfillments/:fulfillment_id/cancel",
  "POST orders/:id/fulfillments/:fulfillment_id/mark-as-delivered",
  "POST orders/:id/fulfillments/:fulfillment_id/shipments",
  "POST fulfillments",
  "POST fulfillments/:id/cancel",
  "POST fulfillments/:id/shipment",
  "POST reservations",
]

/** Areas that know no order. A new one of Medusa's is to be looked at before it is here. */
const ELSEWHERE = `api-keys campaigns collections customer-groups customers fulfillment-sets index inventory-items invites
  layouts price-lists price-preferences product-categories product-options product-tags product-types products promotions
  property-labels rbac refund-reasons regions return-reasons sales-channels search-indexes shipping-option-types
  shipping-options shipping-profiles stock-locations stores tax-rates tax-regions translations uploads users views`

const words = (text: string) => text.split(/\s+/)

describe("what Medusa's own pages may do to an order", () => {
  it("is decided for each of its calls", () => {
    const undecided = writes
      .filter((write) => words(OF_ORDERS).includes(write.area) && !isRuled(write))
      .map(({ method, address }) => `${method} ${address}`)
    expect(undecided.sort()).toEqual([...HARMLESS].sort())
  })

  it("is decided for each of its areas", () => {
    const areas = new Set(writes.map(({ area }) => area))
    expect([...areas].sort()).toEqual([...words(OF_ORDERS), ...words(ELSEWHERE)].sort())
  })

  it("names only calls that there are", () => {
    const addresses = writes.map(({ address }) => `/admin/${address}`)
    const idle = rules.filter(({ pattern }) => !addresses.some((address) => pattern.test(address)))
    expect(idle).toEqual([])
  })
})
