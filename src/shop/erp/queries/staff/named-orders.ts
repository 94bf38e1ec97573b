import { accountsDigits, writtenAs } from "#kernel/document-number"
import { containing } from "#platform/sql/like"
import { shopNumber } from "#platform/sql/shop-numbers"

/** Ids of the orders that a unit is or was for, which `condition` says of `unit`: by the index of its history, as cancelled ones show no unit. */
export const ordersOfUnits = (condition: string) => `
  select reservation.order_id from rental_unit unit
    join rental_reservation reservation on reservation.unit_id = unit.id and reservation.status <> 'cancelled'
     and reservation.deleted_at is null
   where ${condition} and reservation.order_id is not null`

/** SQL for an order's number, e-mail and reference, a line each, as their index has it (Migration20261126154000 of the orders). */
export const orderNames = (order: string) =>
  `${shopNumber(order)} || chr(10) || coalesce(${order}.email, '') || chr(10) || coalesce(${order}.metadata->>'reference', '')`

/** SQL for the numbers of a row's documents, a line each, as their index has it (Migration20261126162000). */
export const documentNames = (mirror: string) =>
  ["erp_order_number", "erp_invoice_number", "settled_document"]
    .map((column) => `coalesce(${mirror}.${column}, '')`)
    .join(" || chr(10) || ")

/**
 * Ids of the orders that words name, as `NAMED_ORDERS`, but for the serial number of a unit. An order may come more than once:
 * to take out what comes twice costs more than to look it up twice.
 */
export const NAMED_ON_PAPER = `
  select named.id from "order" named
   where named.deleted_at is null and not named.is_draft_order and (${orderNames("named")}) ilike any(:named)
   union all
  select billed.id from order_address billing join "order" billed on billed.billing_address_id = billing.id
   where billing.metadata->>'email' ilike any(:named) and billed.deleted_at is null and not billed.is_draft_order
   union all
  select mirror.order_id from erp_mirror mirror
   where (${documentNames("mirror")}) ilike any(:named) or (${documentNames("mirror")}) ~ :ended`

/**
 * Ids of the orders that words name, whichever name they know: the shop's number or one of the accounts with or without
 * its letters, the serial number of a unit, the customer's reference, an e-mail. For statements with `namedBy(words)`. Each way by
 * an index of its own.
 * @see ruling 5
 */
export const NAMED_ORDERS = `${NAMED_ON_PAPER}
   union all ${ordersOfUnits("unit.serial_number ilike any(:named)")}`

/** The patterns of `NAMED_ORDERS`: bare digits that are said to be the accounts' are the whole end of a number of theirs. */
export function namedBy(words: string): { named: string[]; ended: string | null } {
  const digits = accountsDigits(words)
  return { named: writtenAs(words).map(containing), ended: digits && `(?n)(^|[^0-9])0*${digits}$` }
}

export const namedOrders = (words: string) => ({ sql: NAMED_ORDERS, bindings: namedBy(words) })
