import { beforeAll, expect, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import { api, demoDeliveryTypes, demoProduct, newCartToken, type SignedInCustomer, signedInCustomer } from "../harness"
import { add, cartWithAccessory, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"

let customer: SignedInCustomer
let id: string
beforeAll(async () => {
  customer = await signedInCustomer()
  id = (await demoProduct("mobile-mapping-set")).id
})

const rents = async (productId = id, token = customer.token) =>
  (await api("GET", `/orders/rents/${productId}/`, { token })).body.rents
async function ordered(cart: string) {
  const { status, body } = await checkOut(cart, customer)
  expect(status, JSON.stringify(body)).toBe(200)
  return (await api<Order>("GET", `/orders/${body.id}/`, { token: customer.token })).body
}
const pathOf = (order: Order) => `/orders/${order.id}/items/${order.rentalitems[0].id}`

/** Besides the rent a service of it. */
async function cartWithService([rentalstartdate, rentalenddate]: [string, string]): Promise<string> {
  const [cart, { pickup }] = [newCartToken(), await demoDeliveryTypes()]
  const [service] = (await demoProduct("mobile-mapping-set")).productservices
  const days = { rentalstartdate, rentalenddate, delivery: pickup.id }
  const { status } = await add("rental", id, { cart, ...days, productservice: service.id })
  expect(status).toBe(200)
  return cart
}

it("come to what was charged: by rates, with extensions, without delivery, services, goods and what was cancelled", async () => {
  expect(await rents()).toBe("0.00")
  const first = await ordered(await cartWithService(["2027-06-14", "2027-06-16"]))
  expect(Number(first.rentalitems[0].subtotal)).toBeGreaterThan(1170)
  await ordered(await cartWithAccessory("usb-c-kabel"))
  expect(await rents()).toBe("1170.00")

  const body = { rentalenddate: "2027-06-18", confirmed_price: "585.00" }
  const extended = await api("POST", `${pathOf(first)}/extension/`, { token: customer.token, body })
  expect(extended.status, JSON.stringify(extended.body)).toBe(200)
  expect(await rents()).toBe("1755.00")

  const second = await ordered(await cartWithRental("mobile-mapping-set", ["2027-08-02", "2027-08-11"]))
  expect(await rents()).toBe("4680.00")
  const fee = second.rentalitems[0].standing?.cancellation.fee
  const cancelled = await api("POST", `${pathOf(second)}/cancel/`, {
    token: customer.token,
    body: { confirmed_fee: fee },
  })
  expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
  expect(await rents()).toBe("1755.00")
})

it("are nobody else's, and kept nowhere on the way", async () => {
  const answer = await api("GET", `/orders/rents/${id}/`, { token: (await signedInCustomer()).token })
  expect([answer.body, answer.headers.get("cache-control")]).toEqual([{ rents: "0.00" }, "no-store"])
})

it("are asked of what is rented out alone", async () => {
  const { id: sold } = await demoProduct("rtc-360", "purchase")
  for (const product of [sold, "prod_none"])
    expect((await api("GET", `/orders/rents/${product}/`, { token: customer.token })).status).toBe(404)
})
