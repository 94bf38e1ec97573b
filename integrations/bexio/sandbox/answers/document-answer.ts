import { sumsOf } from "../ledger/document-sums"
import { receivedOf, shownStatus } from "../ledger/payment-state"
import { INVOICE } from "../ledger/status"
import { formatDecimal, shortDecimal } from "../money/decimal"
import type { DocumentRow } from "../store/rows"
import type { World } from "../world"
import { positionAnswers } from "./position-answer"

type Money = typeof shortDecimal

/** Rows are never changed, only replaced: what a row says of itself stays. */
const cache = new WeakMap<DocumentRow, ReturnType<typeof written>>()

function common(document: DocumentRow, money: Money) {
  if (money !== formatDecimal) return written(document, money)
  const known = cache.get(document) ?? written(document, money)
  cache.set(document, known)
  return known
}

function written(document: DocumentRow, money: Money) {
  const { gross, net, taxes, total, roundingDifference, taxesByPercent } = sumsOf(document)
  return {
    id: document.id,
    document_nr: document.document_nr,
    title: document.title,
    contact_id: document.contact_id,
    contact_sub_id: document.contact_sub_id,
    user_id: document.user_id,
    project_id: document.pr_project_id,
    logopaper_id: 1,
    language_id: document.language_id,
    bank_account_id: document.bank_account_id,
    currency_id: document.currency_id,
    payment_type_id: document.payment_type_id,
    header: document.header,
    footer: document.footer,
    total_gross: money(gross),
    total_net: money(net),
    total_taxes: formatDecimal(taxes, 4),
    total: money(total),
    total_rounding_difference: Number(formatDecimal(roundingDifference, 2)),
    mwst_type: document.mwst_type,
    mwst_is_net: document.mwst_is_net,
    show_position_taxes: document.show_position_taxes,
    is_valid_from: document.is_valid_from,
    contact_address: document.contact_address,
    api_reference: document.api_reference,
    viewed_by_client_at: null,
    updated_at: document.updated_at,
    template_slug: document.template_slug,
    taxs: taxesByPercent.map(({ percent, value }) => ({
      percentage: formatDecimal(percent, 2),
      value: formatDecimal(value, 4),
    })),
    network_link: "",
  }
}

const delivery = ({ delivery_address_type, delivery_address }: DocumentRow) => ({
  delivery_address_type,
  delivery_address,
})

function ofInvoice(world: World, document: DocumentRow, money: Money) {
  const isTouched = document.status === INVOICE.paid || document.status === INVOICE.partial
  const received = isTouched ? receivedOf(world, document) : 0n
  return {
    total_received_payments: money(received),
    total_credit_vouchers: money(0n),
    total_remaining_payments: formatDecimal(sumsOf(document).total - received, 4),
    is_valid_to: document.is_valid_to,
    reference: document.reference,
    esr_id: document.id,
    qr_invoice_id: document.id,
  }
}

function ofKind(world: World, document: DocumentRow, money: Money) {
  switch (document.kind) {
    case "kb_invoice":
      return ofInvoice(world, document, money)
    case "kb_order":
      return { ...delivery(document), is_recurring: false }
    case "kb_offer":
      return {
        ...delivery(document),
        is_valid_until: document.is_valid_to,
        kb_terms_of_payment_template_id: null,
        show_total: true,
      }
  }
}

/** A row of lists and searches: no positions. */
export const documentRow = (world: World, document: DocumentRow, money: Money = formatDecimal) => ({
  ...common(document, money),
  ...ofKind(world, document, money),
  kb_item_status_id: shownStatus(world, document),
})

/** `isFresh`: the answer to the call that wrote it, whose numbers are as short as they were sent. */
export const documentAnswer = (world: World, document: DocumentRow, { isFresh = false } = {}) => ({
  ...documentRow(world, document, isFresh ? shortDecimal : formatDecimal),
  positions: positionAnswers(world.store, document.positions, isFresh),
})
