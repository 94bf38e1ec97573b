import { type OrderRecord, orderTotals } from "#area/orders"
import { dayInZurich } from "#platform/clock"

import { textsFor } from "#texts/texts"
import type { ErpDocument, ErpReference } from "../../data/provider"
import { type ErpAccount, erpParty } from "./parties"
import { erpPositions } from "./positions"

/** An order as it was placed, for the ERP; what happened to it later are documents of their own. */
export function erpDocumentOfOrder(order: OrderRecord, account: ErpAccount, reference: ErpReference): ErpDocument {
  const totals = orderTotals(order)
  const customerReference = order.metadata?.reference ?? ""
  return {
    ...reference,
    date: dayInZurich(order.created_at),
    vatPermille: order.rates.vatPermille,
    customerReference,
    billing: erpParty(order.billing, account),
    shipping: erpParty(order.shipping_address, account),
    positions: erpPositions(order.lines, {
      shippingFee: totals.shipping,
      reference: customerReference,
      texts: textsFor("customer"),
    }),
    total: totals.total,
  }
}
