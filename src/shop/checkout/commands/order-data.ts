import { type OrderedLine, orderLineData, type ShopTerms, shippingMethodData } from "#area/cart"
import { abroad } from "#shop/accounts/rules/country"
import type { OrderTotals } from "#shop/lines/rules/totals"
import type { OrderFacts } from "#shop/orders/wire/order-facts"
import type { SalesSettings } from "#shop/settings/wire/shop-settings"
import type { CheckoutBody } from "../wire/checkout"

export interface OrderInput {
  id: string
  customer: { id: string; email: string }
  body: CheckoutBody
  lines: readonly OrderedLine[]
  totals: OrderTotals
  commerce: ShopTerms["commerce"]
  sales: SalesSettings
  acceptedAt: Date
  /** Who ordered in the customer's name. */
  impersonation?: OrderFacts["impersonation"]
}

interface PrintedAddress {
  company: string
  first_name: string
  last_name: string
  address: string
  postalcode: string
  city: string
  email: string
  phone: string
  country?: string
}

/** E-mail and country stay with their address: Medusa's order has one e-mail only, the login's, and knows countries by their code. */
const addressData = (printed: PrintedAddress) => ({
  company: printed.company || null,
  first_name: printed.first_name,
  last_name: printed.last_name,
  address_1: printed.address,
  postal_code: printed.postalcode,
  city: printed.city,
  country_code: abroad(printed.country) ? null : "ch",
  phone: printed.phone,
  metadata: { email: printed.email, country: abroad(printed.country) },
})

const shippingFields = (body: CheckoutBody): PrintedAddress => ({
  company: body.company2,
  first_name: body.first_name2,
  last_name: body.last_name2,
  address: body.address2,
  postalcode: body.postalcode2,
  city: body.city2,
  email: body.email2,
  phone: body.phone2,
  country: body.country2,
})

/** The order as Medusa's order module takes it. */
export function orderData({
  id,
  customer,
  body,
  lines,
  totals,
  commerce,
  sales,
  acceptedAt,
  impersonation,
}: OrderInput) {
  const vat = { taxRateId: commerce.taxRateId, vatPermille: sales.vatPermille }
  const facts: OrderFacts = {
    reference: body.referencenum,
    billing_address_id: body.billing_address_id ?? null,
    shipping_address_id: body.shipping_address_id ?? null,
    terms: { version: sales.termsVersion, accepted_at: acceptedAt.toISOString() },
    ...(impersonation && { impersonation }),
  }
  return {
    id,
    status: "pending",
    currency_code: "chf",
    region_id: commerce.regionId,
    sales_channel_id: commerce.salesChannelId,
    customer_id: customer.id,
    email: customer.email,
    billing_address: addressData(body),
    shipping_address: addressData(shippingFields(body)),
    items: orderLineData(lines, totals, vat),
    shipping_methods: shippingMethodData(lines, totals, vat, commerce.shippingOptionId),
    metadata: facts,
  }
}
