import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type MedusaStore, medusaStore } from "../bench/medusa-store"
import { demoProduct, sql } from "../harness"
import { type ShopProcess, startShop } from "../harness/app"
import { target } from "../harness/target"

let store: MedusaStore
let shop: ShopProcess
beforeAll(async () => {
  const { databaseUrl } = target()
  shop = await startShop({ databaseUrl, name: "with-store", isStoreOpen: true })
  store = await medusaStore(shop.baseUrl)
})
afterAll(() => shop.stop())

/** Medusa's own way to an order, up to its last call. */
async function readyToComplete(variantId: string): Promise<string> {
  const printed = {
    first_name: "Anna",
    last_name: "Muster",
    address_1: "Musterweg 1",
    postal_code: "9000",
    city: "Olten",
  }
  const address = { ...printed, country_code: "ch" }
  const { cart } = await store.call("POST", "/store/carts", {
    region_id: store.regionId,
    email: "anna@example.ch",
    billing_address: address,
    shipping_address: address,
  })
  await store.call("POST", `/store/carts/${cart.id}/line-items`, { variant_id: variantId, quantity: 1 })
  const [option] = (await store.call("GET", `/store/shipping-options?cart_id=${cart.id}`)).shipping_options
  await store.call("POST", `/store/carts/${cart.id}/shipping-methods`, { option_id: option.id })
  const { payment_collection } = await store.call("POST", "/store/payment-collections", { cart_id: cart.id })
  const sessions = `/store/payment-collections/${payment_collection.id}/payment-sessions`
  await store.call("POST", sessions, { provider_id: "pp_system_default" })
  return cart.id
}

const variantOf = async (productId: string) => {
  const [variant] = await sql(
    `select id from product_variant where product_id = '${productId}' and deleted_at is null order by variant_rank limit 1`,
  )
  return String(variant.id)
}

describe("Medusa's own store checkout, should it ever be open,", () => {
  it("refuses a rental, since only the shop's checkout reserves a unit", async () => {
    const cart = await readyToComplete(await variantOf((await demoProduct("blk-360-g2")).id))
    await expect(store.call("POST", `/store/carts/${cart}/complete`)).rejects.toThrow(/400.*shop's own checkout/)
    expect(await sql(`select 1 from order_cart where cart_id = '${cart}'`)).toEqual([])
  })

  it("still sells what is bought", async () => {
    const cart = await readyToComplete(await variantOf((await demoProduct("usb-c-kabel", "accessory")).id))
    expect((await store.call("POST", `/store/carts/${cart}/complete`)).type).toBe("order")
  })
})
