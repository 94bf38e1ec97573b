import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { beforeAll, expect, it } from "vitest"
import { boundRouteMatches, medusasRoutesFinder } from "../bounded-route-matches"

const Finder = medusasRoutesFinder()
setFlagsFromString("--expose-gc")
const collectGarbage: () => void = runInNewContext("gc")

const finderOf = (...matchers: string[]) => {
  const finder = new Finder()
  for (const matcher of matchers) finder.add({ matcher, method: "GET" })
  return finder
}
/** Megabytes more after 6,000 different long addresses. */
function growth() {
  const finder = finderOf("/admin/orders/:id")
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  for (let n = 0; n < 6_000; n++) finder.find(`/admin/${n}${"x".repeat(8_000)}`, "GET")
  collectGarbage()
  const after = process.memoryUsage().heapUsed
  expect(finder.find("/admin/orders/1", "GET")).toMatchObject({ matcher: "/admin/orders/:id" })
  return (after - before) / 2 ** 20
}

let unbound: number
beforeAll(() => {
  unbound = growth()
  boundRouteMatches(Finder)
})

it("Medusa remembers every address it was asked for, and bounded it doesn't", () => {
  expect(unbound).toBeGreaterThan(40)
  expect(growth()).toBeLessThan(20)
})

it("finds the same routes after it has forgotten as before, also those that were added meanwhile", () => {
  const finder = finderOf("/admin/orders/:id", "/admin/customers")
  const flood = () => {
    for (let n = 0; n < 1_200; n++) finder.find(`/backend/${n}${"x".repeat(8_000)}`, "GET")
  }
  flood()
  finder.add({ matcher: "/admin/late", method: "GET" })
  for (let round = 0; round < 2; round++) {
    expect(finder.find("/admin/orders/7", "GET")).toMatchObject({ matcher: "/admin/orders/:id" })
    expect(finder.find("/admin/late", "GET")).toMatchObject({ matcher: "/admin/late" })
    expect(finder.find("/admin/late", "POST")).toBeNull()
    flood()
  }
})
