import { type OrderRecord, orderTotals } from "#area/orders"
import { dayInZurich } from "#platform/clock"
import type { Texts } from "#texts/texts"
import type { ErpDocument, ErpReference } from "../../data/provider"
import { type ErpAccount, erpParty } from "./parties"
import { erpPositions } from "./positions"

/** What a document has besides its content. */
export interface DocumentFrame {
  account: ErpAccount
  reference: ErpReference
  texts: Texts
}

/** An order as it was placed, for the ERP; what happened to it later are documents of their own. */
export function erpDocumentOfOrder(order: OrderRecord, { account, reference, texts }: DocumentFrame): ErpDocument {
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
      charges: totals.charges,
      reference: customerReference,
      texts,
    }),
    total: totals.total,
  }
}
