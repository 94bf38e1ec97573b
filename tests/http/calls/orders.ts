import { api, checkoutForm, type SignedInCustomer, signedInCustomer } from "../../harness"
import { cartWithRental } from "../cart-support"
import { type Cases, type CasesByCall, UNKNOWN, withoutLogin } from "./cases"

let ordered: Promise<{ id: string; customer: SignedInCustomer }> | undefined

/** One order for all that only look at it. */
function anOrder() {
  ordered ??= (async () => {
    const customer = await signedInCustomer()
    const cart = await cartWithRental("blk-360-g2", ["2027-03-02", "2027-03-04"])
    const { body } = await api("POST", `/checkout/${cart}/`, {
      token: customer.token,
      body: checkoutForm(customer.email),
    })
    return { id: body.id as string, customer }
  })()
  return ordered
}

const ofOrder: Cases = {
  good: async () => {
    const { id, customer } = await anOrder()
    return { params: { id }, token: customer.token }
  },
  bad: [{ what: "an unknown order", params: { id: UNKNOWN }, status: 404 }],
  missing: withoutLogin,
}

export const orderCases: CasesByCall = {
  "GET /orders/": { good: async () => ({ token: (await anOrder()).customer.token }), missing: withoutLogin },
  "GET /orders/{id}/": ofOrder,
  "GET /orders/{id}/calendar.ics": ofOrder,
}
