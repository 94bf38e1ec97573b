import fs from "node:fs"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, beforeAll, expect, it } from "vitest"
import { buildClient } from "../../scripts/client/build-client.mjs"
import { checkoutForm, demoProduct, newCartToken, signedInCustomer, staff } from "../harness"
import { target } from "../harness/target"
import { machineOf } from "./machine-support"

/** What this spec calls of the package; its own types are checked where it is built. */
interface Built {
  // biome-ignore lint/suspicious/noExplicitAny: the answers are asserted on.
  shopAt: (options: { origin: string; token: () => string | undefined }) => Record<"GET" | "POST", any>
  // biome-ignore lint/suspicious/noExplicitAny: the answers are asserted on.
  counterAt: (options: { origin: string; key: string }) => Record<"GET" | "POST", any>
  refusalCodes: (response: Response) => string[]
}

const FOLDER = path.resolve(import.meta.dirname, "../.results/client-of-a-shop")
let built: Built

beforeAll(async () => {
  await buildClient(FOLDER)
  built = await import(pathToFileURL(path.join(FOLDER, "dist/index.js")).href)
})
afterAll(() => fs.rmSync(FOLDER, { recursive: true, force: true }))

it("orders as a program would that uses the client alone", async () => {
  const { token, email } = await signedInCustomer()
  const cart = newCartToken()
  const { id } = await demoProduct("usb-c-kabel", "accessory")
  let login: string | undefined
  const shop = built.shopAt({ origin: `${target().baseUrl}/`, token: () => login })

  const added = await shop.POST("/cart/{category}/{id}", {
    params: { path: { category: "accessory", id } },
    body: { cart, quantity: 2 },
  })
  expect(added.data).toMatchObject({ quantity: 2, total_quantity: 2 })

  const checkout = { params: { path: { cart } }, body: checkoutForm(email) }
  const refused = await shop.POST("/checkout/{cart}", checkout)
  expect(refused.response.status).toBe(403)
  expect(built.refusalCodes(refused.response)).toEqual(["general.login_required"])

  login = token
  const { data: order } = await shop.POST("/checkout/{cart}", checkout)
  const { data: read } = await shop.GET("/orders/{id}", { params: { path: { id: order.id } } })
  expect(read).toMatchObject({ id: order.id, total_cost: order.total_cost })
})

it("reads at the counter what its access opens, and is told what it doesn't", async () => {
  const { key } = await machineOf(await staff(), ["orders:read"])
  const counter = built.counterAt({ origin: `${target().baseUrl}/`, key })
  const { data } = await counter.GET("/order-list", { params: { query: { filter: "all", limit: 5 } } })
  expect(data).toMatchObject({ today: "2026-11-24", orders: expect.any(Array) })
  const refused = await counter.GET("/rental/today")
  expect([refused.response.status, built.refusalCodes(refused.response)]).toEqual([409, ["machine.scope_needed"]])
})
