import { api, checkoutForm, type SignedInCustomer } from "../harness"

/** Sends the checkout form, its fields changed as wished, as this customer. */
export const checkOut = (cart: string, by: SignedInCustomer, changes: Record<string, unknown> = {}) =>
  api("POST", `/checkout/${cart}/`, { token: by.token, body: checkoutForm(by.email, changes) })
