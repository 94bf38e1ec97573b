import { api, checkoutForm, demoDeliveryTypes, demoProduct, newCartToken, signedInCustomer } from "../harness"
import { expect } from "./expect"
import type { Period } from "./steps"

/** Another customer orders the period, fetched in St. Gallen. */
export async function rentByAnother(slug: string, { start, end }: Period) {
  const other = await signedInCustomer()
  const { id } = await demoProduct(slug)
  const { pickup } = await demoDeliveryTypes()
  const cart = newCartToken()
  const body = { cart, rentalstartdate: start, rentalenddate: end, delivery: pickup.id }
  expect((await api("POST", `/cart/rental/${id}/`, { body })).status).toBeLessThan(300)
  const answer = await api("POST", `/checkout/${cart}/`, { token: other.token, body: checkoutForm(other.email) })
  expect(answer.status).toBeLessThan(300)
}
