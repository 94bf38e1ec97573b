import { beforeEach, expect, it, vi } from "vitest"
import { tracked } from "@/test/commerce"
import { filledCart } from "@/test/wire"
import { trackPurchase } from "../analytics"
import { fromCartWire } from "../api/cart"

const cart = fromCartWire(filledCart)
const numbers = () =>
  tracked("purchase").map((event) => (event as { ecommerce: { transaction_id: string } }).ecommerce.transaction_id)

beforeEach(() => {
  window.dataLayer = []
  localStorage.removeItem("tracked_purchase")
})

it("tells of an order once, however often its answer comes", () => {
  for (const number of ["AU-1", "AU-1", "AU-2", "AU-2"]) trackPurchase(number, cart)
  expect(numbers()).toEqual(["AU-1", "AU-2"])
})

it("tells of it once though the page was loaded again or another tab got the answer", async () => {
  trackPurchase("AU-1", cart)
  vi.resetModules()
  const { trackPurchase: trackAgain } = await import("../analytics")
  trackAgain("AU-1", cart)
  expect(numbers()).toEqual(["AU-1"])
})

it("says of an order what was bought and nothing of who bought it", () => {
  trackPurchase("AU-1", cart)
  const known = ["currency", "transaction_id", "value", "tax", "shipping", "items"]
  const [event] = tracked("purchase") as { ecommerce: { items: object[] } }[]
  expect(Object.keys(event?.ecommerce ?? {}).sort()).toEqual(known.sort())
  for (const item of event?.ecommerce.items ?? [])
    expect(Object.keys(item).sort()).toEqual(["item_category", "item_id", "item_name", "price", "quantity"])
})
