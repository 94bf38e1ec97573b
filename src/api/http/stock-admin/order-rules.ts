import { TO_SEND } from "#area/orders"
import { readEnv } from "#config/env"
import { whyNotCancelledWhole } from "#shop/orders/queries/staff/whole-order"
import type { WholeOrderBar } from "#shop/orders/rules/whole-order"
import type { OrderFacts } from "#shop/orders/wire/order-facts"
import type { PlainCode } from "#texts/codes"
import { bodyOf, isAny } from "./facts"
import type { StockRule } from "./stock-refusal"

const WHOLE_ORDER = {
  reserved: "stock.rentals_reserved",
  handed_over: "stock.rental_handed_over",
  returned: "stock.rental_returned",
  owed: "stock.fee_owed",
  sent: "stock.sent",
} as const satisfies Record<WholeOrderBar, PlainCode>
const GOODS_UNSENT = "stock.goods_unsent"
const BILLED = "stock.billed"
const ERASED = "stock.order_of_erased"
const NOT_EDITED = "stock.orders_not_edited"
const BY_HAND = "stock.ordered_by_hand"
const IN_THE_ACCOUNTS = "stock.paid_in_the_accounts"
const ALLOCATED = "stock.allocated"
const SENT_ON_TODAY = "stock.sent_on_today"
const BY_THE_SHOP = "stock.started_by_the_shop"

/** A cancelled order owes nothing, without a question and whatever the terms say. */
export const hasNoRentals: StockRule = async ({ params: { id } }, db) => {
  const reason = await whyNotCancelledWhole(db, id)
  return reason && WHOLE_ORDER[reason]
}

/** Medusa cancels no completed order. */
export const isSentWhole: StockRule = async ({ params: { id } }, db) =>
  (await isAny(db, `${TO_SEND} and waiting.id = :id`, { id })) ? GOODS_UNSENT : null

export const keepsBillingAddress: StockRule = async (request, db) => {
  if (bodyOf(request).billing_address === undefined) return null
  const sql = "select 1 from erp_mirror where order_id = :id and erp_order_id is not null"
  return (await isAny(db, sql, { id: request.params.id })) ? BILLED : null
}

/** The end of an order's papers is found by who ordered, and Medusa gives an order without an e-mail to whose is entered. */
export const keepsErased: StockRule = async (request, db) => {
  const { email, shipping_address, billing_address } = bodyOf(request)
  if ([email, shipping_address, billing_address].every((value) => value === undefined)) return null
  const sql = 'select 1 from "order" o join customer_erasure using (customer_id) where o.id = :id'
  return (await isAny(db, sql, { id: request.params.id })) ? ERASED : null
}

/** Of `OrderFacts`: what was agreed at the checkout, and who agreed to it. */
const FACTS = [
  "reference",
  "billing_address_id",
  "shipping_address_id",
  "terms",
  "impersonation",
] as const satisfies (keyof OrderFacts)[]

/** Whatever else staff note there, and what is sent back as it was, is theirs. */
export const keepsFacts: StockRule = async (request, db) => {
  const { metadata } = bodyOf(request)
  if (metadata === undefined) return null
  const sql = `select 1 from "order" o, unnest(:facts::text[]) fact
    where o.id = :id and case when jsonb_typeof(:sent::jsonb) = 'object'
      then jsonb_exists(:sent::jsonb, fact) and :sent::jsonb -> fact is distinct from o.metadata -> fact
      else jsonb_exists(o.metadata, fact) end`
  const sent = JSON.stringify(metadata)
  return (await isAny(db, sql, { id: request.params.id, facts: [...FACTS], sent })) ? NOT_EDITED : null
}

/** What an order that stands has been promised of the stock. */
export const keepsAllocation: StockRule = async (request, db) => {
  const { quantity, line_item_id } = bodyOf(request)
  if (request.method !== "DELETE" && quantity === undefined && line_item_id === undefined) return null
  const sql = `select 1 from reservation_item r
      join order_item i on i.item_id = r.line_item_id
      join "order" o on o.id = i.order_id and o.canceled_at is null
     where r.id = :id and r.deleted_at is null`
  return (await isAny(db, sql, { id: request.params.id })) ? ALLOCATED : null
}

export const isNotEdited: StockRule = () => NOT_EDITED
export const isOrderedByHand: StockRule = () => BY_HAND
/** Without an ERP, Medusa's payments are all there is. */
export const isInTheAccounts: StockRule = () => (readEnv().erpMode === "off" ? null : IN_THE_ACCOUNTS)
/** Medusa's own way tells the customer nothing, and counts what it read before somebody else sent it. */
export const isSentOnToday: StockRule = () => SENT_ON_TODAY
export const isStartedByTheShop: StockRule = () => BY_THE_SHOP
