import { beforeAll, describe, it } from "vitest"
import { farPeriod } from "../faults/rental-cart"
import {
  aCompany,
  api,
  checkoutForm,
  demoDeliveryTypes,
  demoProduct,
  newCartToken,
  type SignedInCustomer,
  signedInCustomer,
  sql,
} from "../harness"
import { alternately, timed } from "./bursts"
import { type MedusaStore, medusaStore } from "./medusa-store"
import { ms, record } from "./report"
import { median, percentile } from "./statistics"

const RUNS = 40
const SCANNERS = ["rtc-360", "blk-2-go"]

describe("checking out", () => {
  let store: MedusaStore
  let customer: SignedInCustomer
  let pickup: string
  let scanners: string[]
  let accessory: { id: string; variantId: string }
  let shippingOption: string
  beforeAll(async () => {
    store = await medusaStore()
    customer = await signedInCustomer()
    pickup = (await demoDeliveryTypes()).pickup.id
    scanners = (await Promise.all(SCANNERS.map((slug) => demoProduct(slug)))).map(({ id }) => id)
    const { body } = await api("GET", "/products/accessory/")
    const { id } = body.find((card: { product_is_inactive: boolean }) => !card.product_is_inactive)
    const [variant] = await sql("select id from product_variant where product_id = $1 and deleted_at is null", id)
    accessory = { id, variantId: variant.id }
    const [option] = await sql("select id from shipping_option where deleted_at is null limit 1")
    shippingOption = option?.id
  })

  it("makes an order of a cart of two lines", async () => {
    let run = 0
    const result = await alternately(RUNS, () => ourCheckout(run++), theirCheckout)
    const [ours, theirs] = [median(result.ours), median(result.theirs)]
    record({
      area: "Checkout",
      what: "the checkout call, p50 against shipping method + payment collection + session + complete",
      target: "≤ 1/6",
      measured: `1/${(theirs / ours).toFixed(1)} (${ms(ours)}, p95 ${ms(percentile(result.ours, 0.95))} : ${ms(theirs)})`,
      isReached: ours <= theirs / 6,
    })
  })

  async function ourCheckout(run: number): Promise<number> {
    const cart = newCartToken()
    const period = farPeriod(Math.floor(run / scanners.length))
    await accepted(
      api("POST", `/cart/rental/${scanners[run % scanners.length]}/`, { body: { cart, ...period, delivery: pickup } }),
    )
    await accepted(api("POST", `/cart/accessory/${accessory.id}/`, { body: { cart, quantity: 1 } }))
    const { ms: taken, answer } = await timed(() =>
      api("POST", `/checkout/${cart}/`, { token: customer.token, body: checkoutForm(customer.email) }),
    )
    await accepted(answer)
    return taken
  }

  async function theirCheckout(): Promise<number> {
    const { first_name, last_name, address, postalcode, city } = aCompany
    const printed = { first_name, last_name, address_1: address, postal_code: postalcode, city, country_code: "ch" }
    const { cart } = await store.call("POST", "/store/carts", {
      region_id: store.regionId,
      email: customer.email,
      billing_address: printed,
      shipping_address: printed,
    })
    for (const quantity of [1, 2])
      await store.call("POST", `/store/carts/${cart.id}/line-items`, {
        variant_id: accessory.variantId,
        quantity,
        metadata: { quantity },
      })
    const { ms: taken } = await timed(async () => {
      await store.call("POST", `/store/carts/${cart.id}/shipping-methods`, { option_id: shippingOption })
      const { payment_collection } = await store.call("POST", "/store/payment-collections", { cart_id: cart.id })
      await store.call("POST", `/store/payment-collections/${payment_collection.id}/payment-sessions`, {
        provider_id: "pp_system_default",
      })
      const { type } = await store.call("POST", `/store/carts/${cart.id}/complete`)
      if (type !== "order") throw new Error("Medusa made no order")
    })
    return taken
  }
})

async function accepted(call: ReturnType<typeof api> | Awaited<ReturnType<typeof api>>) {
  const answer = await call
  if (answer.status >= 300) throw new Error(`Refused: ${answer.status} ${JSON.stringify(answer.body)}`)
}
