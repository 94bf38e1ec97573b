import { fromWireMoney, type Rappen, toWireMoney } from "#kernel/money"
import type { CheckoutAnswer, CheckoutBody } from "#shop/checkout/wire/checkout"
import { http } from "@/lib/http/http"
import type { OrderDraft } from "../order-draft"

export interface PlacedOrder {
  id: string
  /** 'W-1042': what people call it. */
  shopNumber: string
  /** Nothing is ordered yet: a colleague has to approve this request. */
  requestId?: string
  /** The ERP's number; null while it hasn't answered. */
  erpNumber: string | null
  /** VAT included. */
  total: Rappen
}

function bodyOf({ reference, billing, shipping }: OrderDraft, shownTotal: Rappen): CheckoutBody {
  return {
    referencenum: reference,
    company: billing.company,
    first_name: billing.firstName,
    last_name: billing.lastName,
    address: billing.address,
    postalcode: billing.postalcode,
    city: billing.city,
    email: billing.email,
    phone: billing.phone,
    country: billing.country,
    company2: shipping.company,
    first_name2: shipping.firstName,
    last_name2: shipping.lastName,
    address2: shipping.address,
    postalcode2: shipping.postalcode,
    city2: shipping.city,
    email2: shipping.email,
    phone2: shipping.phone,
    country2: shipping.country,
    billing_address_id: billing.id,
    shipping_address_id: shipping.id,
    confirmed_total: toWireMoney(shownTotal),
  }
}

/**
 * Orders the cart for the sum that is shown. The same order sent again, after a lost answer for example, is answered and not
 * made twice.
 */
export async function placeOrder(cartToken: string, draft: OrderDraft, shownTotal: Rappen): Promise<PlacedOrder> {
  const answer = await http.post<CheckoutAnswer>(`/checkout/${cartToken}/`, bodyOf(draft, shownTotal))
  return {
    id: answer.id,
    shopNumber: answer.shop_number ?? "",
    requestId: answer.approval?.id,
    erpNumber: answer.bexio_order_id,
    total: fromWireMoney(answer.total_cost),
  }
}
