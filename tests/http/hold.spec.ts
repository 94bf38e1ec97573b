import { beforeAll, describe, expect, it } from "vitest"
import { api, type SignedInCustomer, signedInCustomer } from "../harness"
import { cartWithAccessory, cartWithRental, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"

let customer: SignedInCustomer
beforeAll(async () => {
  customer = await signedInCustomer()
})

describe("POST and DELETE /checkout/{token}/hold/", () => {
  it("keeps others off the period until it is released, and lets the holder order", async () => {
    const other = await signedInCustomer()
    const cart = await cartWithRental("icon-icr70", ["2027-06-08", "2027-06-10"])
    const rival = await cartWithRental("icon-icr70", ["2027-06-08", "2027-06-10"])

    const { status, body } = await api("POST", `/checkout/${cart}/hold/`, { token: customer.token })
    expect([status, Date.parse(body.expires_at)]).toEqual([200, expect.any(Number)])
    expect(body.expires_in_s).toBeGreaterThan(880)
    expect(body.expires_in_s).toBeLessThanOrEqual(900)
    expect(body.renewable_in_s).toBeGreaterThan(430)
    expect(body.renewable_in_s).toBeLessThanOrEqual(450)
    expect((await readCart(rival)).items[0].conflict).toMatchObject({ reason: "booked" })
    expect((await checkOut(rival, other)).status).toBe(409)

    await api("DELETE", `/checkout/${cart}/hold/`, { token: customer.token })
    expect((await readCart(rival)).items[0].conflict).toBeNull()

    await api("POST", `/checkout/${cart}/hold/`, { token: customer.token })
    expect((await checkOut(cart, customer)).status).toBe(200)
  })

  it("names the line whose period is gone", async () => {
    const [taken, cart] = await Promise.all(
      [0, 1].map(() => cartWithRental("icon-icr70", ["2027-06-15", "2027-06-16"])),
    )
    await checkOut(taken, customer)
    const { status, body } = await api("POST", `/checkout/${cart}/hold/`, { token: customer.token })
    expect([status, body.item]).toEqual([409, (await readCart(cart)).items[0].id])
    expect(body.alternatives).toHaveLength(3)
  })

  it("needs a login; a cart without rentals holds nothing", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    expect((await api("POST", `/checkout/${cart}/hold/`)).status).toBe(403)
    const { body } = await api("POST", `/checkout/${cart}/hold/`, { token: customer.token })
    expect(body).toEqual({ expires_at: null, expires_in_s: null, renewable_in_s: null, not_held: [] })
  })
})
