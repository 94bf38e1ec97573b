import { randomUUID } from "node:crypto"
import type { Cart } from "#shop/cart/wire/cart"
import type { StaffOrderBody } from "#shop/checkout/wire/staff-order"
import { demoDeliveryTypes, demoProduct, type SignedInCustomer, staff } from "../harness"
import { customerIdOf } from "./special-price-support"

const AT_LIST_PRICE = { price: "list", price_value: null, price_reason: "" }

/** A line of a rental that is fetched by the customer. */
export async function rentalLine(slug: string, [start, end]: [string, string], changes: object = {}) {
  const [{ id }, { pickup }] = await Promise.all([demoProduct(slug), demoDeliveryTypes()])
  const days = { rentalstartdate: start, rentalenddate: end }
  return {
    ...{ category: "rental", id, quantity: 1, ...days, delivery: pickup.id, productservices: [] },
    ...{ ...AT_LIST_PRICE, ...changes },
  }
}

export async function cableLine(quantity = 1, changes: object = {}) {
  const { id } = await demoProduct("usb-c-kabel", "accessory")
  const noDays = { rentalstartdate: null, rentalenddate: null, delivery: null, productservices: [] }
  return { category: "accessory", id, quantity, ...noDays, ...AT_LIST_PRICE, ...changes }
}

/** What an order says besides its lines: a site that is typed for it alone. */
export const SITE_FACTS = {
  ...{ referencenum: "B-77", note: "Kran bis 9 Uhr", billing_address_id: null, shipping_address_id: null },
  shipping_address: {
    ...{ company: "", first_name: "Urs", last_name: "Polier" },
    ...{ address: "Baustelle 7", postalcode: "9000", city: "St. Gallen" },
  },
}

/** What staff do while somebody is on the phone. */
export async function orderDesk(customer: Pick<SignedInCustomer, "email">) {
  const desk = await staff()
  const customer_id = await customerIdOf(customer)
  const preview = (lines: object[]) => desk<Cart>("POST", "/admin/new-order/preview", { customer_id, lines })
  const totalOf = async (lines: object[]) => (await preview(lines)).body.total_cost
  return {
    ...{ desk, customer_id, preview },
    async order(lines: object[], changes: Partial<StaffOrderBody> = {}) {
      const addresses = { billing_address_id: null, shipping_address_id: null }
      const facts = { key: randomUUID(), customer_id, referencenum: "", note: "", ...addresses }
      const confirmed_total = changes.confirmed_total ?? (await totalOf(lines))
      return desk("POST", "/admin/new-order", { ...facts, lines, confirmed_total, ...changes })
    },
    hold: (lines: object[], hours: unknown = 24, key: string = randomUUID(), facts?: object) =>
      desk("POST", "/admin/new-order/holds", { key, customer_id, lines, hours, facts }),
    async quote(lines: object[], confirmed_total?: string, hold: string | null = null) {
      const body = { customer_id, lines, hold, confirmed_total: confirmed_total ?? (await totalOf(lines)) }
      return desk("POST", "/admin/new-order/quote", body)
    },
  }
}
