import { aCompany, sql } from "../harness"
import type { MedusaStore } from "./medusa-store"

/** Checkouts of Medusa's own store: carts of two lines, and what makes an order of one. */
export async function medusaCheckouts(store: MedusaStore, email: string, variantId: string) {
  const [option] = await sql("select id from shipping_option where deleted_at is null limit 1")
  const { first_name, last_name, address, postalcode, city } = aCompany
  const printed = { first_name, last_name, address_1: address, postal_code: postalcode, city, country_code: "ch" }

  async function checkOut(cartId: string) {
    await store.call("POST", `/store/carts/${cartId}/shipping-methods`, { option_id: option?.id })
    const { payment_collection } = await store.call("POST", "/store/payment-collections", { cart_id: cartId })
    await store.call("POST", `/store/payment-collections/${payment_collection.id}/payment-sessions`, {
      provider_id: "pp_system_default",
    })
    const { type } = await store.call("POST", `/store/carts/${cartId}/complete`)
    if (type !== "order") throw new Error("Medusa made no order")
  }

  /** An order that waits to be sent. */
  return async function order(): Promise<() => Promise<void>> {
    const { cart } = await store.call("POST", "/store/carts", {
      ...{ region_id: store.regionId, email, billing_address: printed, shipping_address: printed },
    })
    for (const quantity of [1, 2])
      await store.call("POST", `/store/carts/${cart.id}/line-items`, {
        ...{ variant_id: variantId, quantity, metadata: { quantity } },
      })
    return () => checkOut(cart.id)
  }
}
