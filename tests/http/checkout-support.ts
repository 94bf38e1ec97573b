import { api, checkoutForm, type SignedInCustomer } from "../harness"

export type Orderer = Pick<SignedInCustomer, "token" | "email">

/** Sends the checkout form, its fields changed as wished, as this customer. */
export const checkOut = (cart: string, by: Orderer, changes: Record<string, unknown> = {}) =>
  api("POST", `/checkout/${cart}/`, { token: by.token, body: checkoutForm(by.email, changes) })
