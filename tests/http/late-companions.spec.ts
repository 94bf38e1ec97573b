import { beforeAll, describe, expect, it } from "vitest"
import type { Addon } from "#shop/catalogue/wire/product"
import { AT_ONCE_MS, api, demoProduct, newCartToken, signedInCustomer, until } from "../harness"
import { add, fillCart, readCart } from "./cart-support"
import { staffProducts } from "./staff-product-support"

let products: Awaited<ReturnType<typeof staffProducts>>
let check: { id: string }
let insurance: { id: string }
beforeAll(async () => {
  products = await staffProducts()
  check = (await demoProduct("icon-icr70", "purchase")).mandatory_companion!
  const { body: addons } = await api<Addon[]>("GET", "/products/addon/")
  insurance = addons.find(({ name }) => name === "Transportversicherung")!
})

/** Staff let the scanner demand something else, or nothing. */
async function demand(companion: { id: string } | null) {
  expect((await products.save(products.purchaseId, "links", { companion_id: companion?.id ?? null })).status).toBe(200)
  const demanded = async () => (await demoProduct("rtc-360", "purchase")).mandatory_companion?.id
  await until("the catalogue", async () => (await demanded()) === companion?.id, AT_ONCE_MS)
}
const addScanner = (cart: string) => add("purchase", products.purchaseId, { cart })
async function cartWithScanner() {
  const cart = newCartToken()
  expect((await addScanner(cart)).status).toBe(200)
  return cart
}
const linesOf = async (cart: string) =>
  (await readCart(cart)).items.map(({ product, quantity, mandatory }) => [product.id, quantity, mandatory])

describe("a line that was made before its product demanded something", () => {
  const ways: Record<string, (cart: string, item: string) => Promise<{ status: number }>> = {
    "is added to": addScanner,
    "gets another quantity": (_cart, item) => api("PUT", `/cart/purchase/${item}/`, { body: { quantity: 2 } }),
    async "is joined with another cart's"(cart) {
      const { token } = await signedInCustomer()
      await demand(null)
      const earlier = await cartWithScanner()
      await demand(check)
      for (const one of [earlier, cart]) await api("PUT", `/cart/${one}/`, { token, body: {} })
      return api("POST", `/cart/${cart}/merge/`, { token, body: { earlier } })
    },
  }

  it.each(Object.keys(ways))("has it next to it when it %s, at its price", async (way) => {
    await demand(null)
    const cart = await cartWithScanner()
    const [{ id }] = (await readCart(cart)).items
    const cable = await demoProduct("usb-c-kabel", "accessory")
    await add("accessory", cable.id, { cart })
    const before = Number((await readCart(cart)).total_price)
    await demand(check)
    expect((await ways[way](cart, id)).status).toBe(200)
    expect(await linesOf(cart)).toEqual([
      [products.purchaseId, 2, false],
      [check.id, 2, true],
      [cable.id, 1, false],
    ])
    const { items, total_price } = await readCart(cart)
    expect(items[1].demanded_by).toBe(id)
    expect(Number(total_price)).toBeCloseTo(before + Number(items[0].product.price) + 2 * 60)
  })

  it("has what is demanded now, and nothing that isn't any more", async () => {
    await demand(check)
    const cart = await cartWithScanner()
    await demand(insurance)
    await addScanner(cart)
    expect(await linesOf(cart)).toEqual([
      [products.purchaseId, 2, false],
      [insurance.id, 2, true],
    ])
    await demand(null)
    await addScanner(cart)
    expect(await linesOf(cart)).toEqual([[products.purchaseId, 3, false]])
  })

  it("stays as it is in a cart that has no room for more lines", async () => {
    await demand(null)
    const cart = await cartWithScanner()
    await fillCart(cart, 100)
    await demand(check)
    const { status, body } = await addScanner(cart)
    expect([status, body]).toEqual([400, { non_field_errors: ["Ein Warenkorb fasst höchstens 100 Positionen."] }])
    expect((await linesOf(cart)).filter(([id]) => id === products.purchaseId)[0]).toEqual([
      products.purchaseId,
      1,
      false,
    ])
  })
})
