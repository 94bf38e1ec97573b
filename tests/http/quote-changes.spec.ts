import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { api, demoProduct, type SignedInCustomer, signedInCustomer, until } from "../harness"
import { cartWithRental, readCart } from "./cart-support"
import { issuedQuote } from "./document-support"
import { staffProducts } from "./staff-product-support"

let customer: SignedInCustomer
let products: Awaited<ReturnType<typeof staffProducts>>
beforeAll(async () => {
  customer = await signedInCustomer()
  products = await staffProducts()
})

const redeem = (id: string) => api("POST", `/quotes/${id}/redeem/`, { token: customer.token })

/** Staff let the rental demand something, or nothing. */
async function demand(companionId: string | null) {
  expect((await products.save(products.rentalId, "links", { companion_id: companionId })).status).toBe(200)
  const demanded = async () => (await demoProduct("rtc-360")).mandatory_companion?.id ?? null
  await until("the catalogue", async () => (await demanded()) === companionId, 1_000)
}

describe("a quoted rental that is given other days", () => {
  beforeAll(async () => demand((await demoProduct("icon-icr70", "purchase")).mandatory_companion!.id))
  afterAll(() => demand(null))

  it("keeps what it demands when its quote is redeemed again", async () => {
    const quote = await issuedQuote(customer, await cartWithRental("rtc-360", ["2027-03-02", "2027-03-04"]))
    const { body } = await redeem(quote.id)
    const [rental, companion] = (await readCart(body.cart)).items
    expect([companion.demanded_by, companion.quoted_until]).toEqual([rental.id, "2026-12-08"])
    const moved = await api("PUT", `/cart/rental/${rental.id}/`, {
      token: customer.token,
      body: { quantity: 1, rentalstartdate: "2027-03-09", rentalenddate: "2027-03-11" },
    })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect((await readCart(body.cart)).items.map(({ quoted_until }) => quoted_until)).toEqual([null, null])
    await redeem(quote.id)
    const { items } = await readCart(body.cart)
    expect(items.filter(({ demanded_by }) => demanded_by === rental.id)).toHaveLength(1)
  })
})
