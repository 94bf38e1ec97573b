import type { CalendarDay } from "#kernel/calendar-day"
import type { ErpDocument } from "#shop/erp/data/provider"
import type { InvoiceEdit, NewOrder, NewQuote } from "../schemas"
import { addressBlock } from "./address"
import { newPositionsOf, type PositionRefs } from "./positions"
import { oneLine } from "./text"

/** What documents refer to in this account of bexio. */
export interface DocumentRefs extends PositionRefs {
  userId: number
  currencyId: number
  paymentTypeId: number
  languageId: number | null
}

function delivery({ billing, shipping }: ErpDocument) {
  const block = addressBlock(shipping)
  if (block === "" || block === addressBlock(billing)) return { delivery_address_type: 0 as const }
  return { delivery_address_type: 1 as const, delivery_address_manual: block }
}

/** Net prices with VAT on top: `mwst_type` 1 would leave the VAT out although every position names a rate. */
const VAT_ON_TOP = { mwst_type: 0, mwst_is_net: true, show_position_taxes: false } as const

export const newOrderOf = (document: ErpDocument, contactId: number, refs: DocumentRefs): NewOrder => ({
  title: oneLine(document.title),
  contact_id: contactId,
  user_id: refs.userId,
  language_id: refs.languageId ?? undefined,
  currency_id: refs.currencyId,
  payment_type_id: refs.paymentTypeId,
  ...VAT_ON_TOP,
  is_valid_from: document.date,
  contact_address_manual: addressBlock(document.billing) || undefined,
  ...delivery(document),
  api_reference: document.tag,
  positions: newPositionsOf(document.positions, refs),
})

export const newQuoteOf = (
  document: ErpDocument,
  contactId: number,
  validUntil: CalendarDay,
  refs: DocumentRefs,
): NewQuote => ({ ...newOrderOf(document, contactId, refs), is_valid_until: validUntil })

/**
 * What an invoice that was made of an order doesn't take over from it, and what it is found by. The customer's reference
 * is among the positions, which it takes over.
 */
export const invoiceTagOf = (document: ErpDocument, dueDate: CalendarDay): InvoiceEdit => ({
  api_reference: document.tag,
  is_valid_to: dueDate,
  contact_address_manual: addressBlock(document.billing) || undefined,
})
