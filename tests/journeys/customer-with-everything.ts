import {
  type ApiAnswer,
  aCompany,
  api,
  checkoutForm,
  demoDeliveryTypes,
  demoProduct,
  newCartToken,
  signedInCustomer,
} from "../harness"
import { limit, requestFor } from "../http/approval-support"
import { colleaguesOf } from "../http/company-support"

export interface CustomerWithEverything {
  email: string
  password: string
  /** Of an address, as long as one may be. */
  longCompany: string
  orderId: string
  /** Such as W-1001. */
  orderNumber: string
  addressId: string
  /** Of a colleague of his company, whose order he is to approve. */
  requestId: string
  /** The browser's storage of this customer, with another rental in the cart. */
  storage: { auth_token: string; cart_token: string }
}

const PIECES = ["akku-rtc-360", "carbon-stativ", "usb-stick"]

async function rent(cart: string, rentalstartdate: string, rentalenddate: string) {
  const { id } = await demoProduct("rtc-360")
  const { delivery } = await demoDeliveryTypes()
  const body = { cart, rentalstartdate, rentalenddate, delivery: delivery.id }
  await taken(api("POST", `/cart/rental/${id}/`, { body }))
}

async function taken<Body>(answer: Promise<ApiAnswer<Body>>): Promise<Body> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`Refused: ${status} ${JSON.stringify(body)}`)
  return body
}

type Texts = Partial<typeof aCompany & { email: string }>

const LONG_COMPANY = "Arbeitsgemeinschaft Vermessung Umfahrungstunnel ".repeat(4).slice(0, 149).trim()

/** Whatever a customer may type, at its longest and without a blank to break at. */
export const UNBROKEN: Texts = {
  email: `${"vermessungsabteilung".repeat(3)}@${"umfahrungstunnel-arbeitsgemeinschaft.".repeat(3)}example.ch`,
  company: "Vermessungsarbeitsgemeinschaft".repeat(4),
  first_name: "Maximiliane".repeat(9),
  last_name: "Zimmermannsberger".repeat(6),
  address: "Donaudampfschifffahrtsgesellschaftsstrasse".repeat(3),
  city: "Niederoberunterwangenbachgraben".repeat(3),
}

/** In the customer's company, above its limit. */
async function orderToApprove(token: string): Promise<string> {
  const { order } = await colleaguesOf(token)
  await limit({ token }, "100.00")
  const cart = newCartToken()
  await rent(cart, "2027-03-16", "2027-03-18")
  return requestFor({ token: order, email: "beat@example.ch" }, cart, { referencenum: "Umbau 7" })
}

/** Signed in, in a company with an order to approve, with two saved addresses, an order of four lines and a filled cart. @param texts what the customer typed */
export async function customerWithEverything(texts: Texts = {}): Promise<CustomerWithEverything> {
  const { token, email, password } = await signedInCustomer(texts)
  const longCompany = texts.company ?? LONG_COMPANY
  const { first_name, last_name, address, postalcode, city } = { ...aCompany, ...texts }
  const saved = { first_name, last_name, address, postalcode, city, country: "Schweiz" }
  const addresses = [
    { ...saved, company: longCompany, is_default_billing: true, is_default_shipping: false },
    { ...saved, company: "", is_default_billing: false, is_default_shipping: true },
  ]
  const [{ id: addressId }] = await Promise.all(
    addresses.map((body) => taken(api("POST", "/addresses/", { token, body }))),
  )
  const ordered = newCartToken()
  await rent(ordered, "2027-03-02", "2027-03-04")
  for (const slug of PIECES) {
    const { id } = await demoProduct(slug, "accessory")
    await taken(api("POST", `/cart/accessory/${id}/`, { body: { cart: ordered, quantity: 1 } }))
  }
  const typed = Object.entries(texts).flatMap(([field, text]) => [
    [field, text],
    [`${field}2`, text],
  ])
  const form = checkoutForm(email, { referencenum: "BV-2026-118", ...Object.fromEntries(typed) })
  const { id: orderId, shop_number: orderNumber } = await taken(
    api("POST", `/checkout/${ordered}/`, { token, body: form }),
  )
  const requestId = await orderToApprove(token)
  const cart = newCartToken()
  await rent(cart, "2027-03-09", "2027-03-11")
  return {
    email,
    password,
    longCompany,
    orderId,
    orderNumber,
    addressId,
    requestId,
    storage: { auth_token: token, cart_token: cart },
  }
}
