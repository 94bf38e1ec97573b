import { newCartToken, type SignedInCustomer, signedInCustomer } from "../../harness"
import { oncePerFile } from "../../harness/once-per-file"
import { cartWithAccessory } from "../cart-support"
import { invoicedOrder, invoicesOf, issuedQuote } from "../document-support"
import { type Cases, type CasesByCall, UNKNOWN, withoutLogin } from "./cases"

interface Documents {
  customer: SignedInCustomer
  order: string
  invoice: string
  quote: string
}

/** A customer with an order, its invoice and a quote, for all that only look at them. */
const documents = oncePerFile(async (): Promise<Documents> => {
  const customer = await signedInCustomer()
  const { id: order } = await invoicedOrder(customer)
  const { body: invoices } = await invoicesOf(customer)
  return { customer, order, invoice: invoices[0].id, quote: (await issuedQuote(customer)).id }
})

const pdfOf = (what: "order" | "invoice" | "quote"): Cases => ({
  good: async () => {
    const all = await documents()
    return { params: { id: all[what] }, token: all.customer.token }
  },
  bad: [{ what: "an unknown one", params: { id: UNKNOWN }, status: 404 }],
  missing: withoutLogin,
})

const list: Cases = { good: async () => ({ token: (await documents()).customer.token }), missing: withoutLogin }

export const documentCases: CasesByCall = {
  "GET /invoices/": list,
  "GET /invoice/{id}/pdf": pdfOf("invoice"),
  "GET /orders/{id}/confirmation-pdf": pdfOf("order"),
  "GET /orders/{id}/invoice-pdf": pdfOf("order"),
  "GET /quotes/": list,
  "GET /quotes/{id}/pdf": pdfOf("quote"),
  "POST /quotes/{id}/redeem/": pdfOf("quote"),
  "POST /cart/{cart}/quote/": {
    good: async () => ({
      params: { cart: await cartWithAccessory("usb-c-kabel") },
      token: (await documents()).customer.token,
    }),
    bad: [
      { what: "a token too short", params: { cart: "kurz" }, status: 400, fields: ["cart"] },
      { what: "an empty cart", params: { cart: newCartToken() }, status: 400 },
    ],
    missing: withoutLogin,
  },
}
