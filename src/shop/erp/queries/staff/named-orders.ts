import { accountsDigits, documentNumber } from "#kernel/document-number"
import { containing } from "#platform/sql/like"
import { shopNumber } from "#platform/sql/shop-numbers"

/** Ids of the orders that a unit is or was for, which `condition` says of `unit`: by the index of its history, as cancelled ones show no unit. */
export const ordersOfUnits = (condition: string) => `
  select reservation.order_id from rental_unit unit
    join rental_reservation reservation on reservation.unit_id = unit.id and reservation.status <> 'cancelled'
     and reservation.deleted_at is null
   where ${condition} and reservation.order_id is not null`

/**
 * Ids of the orders that words name, whichever name they know: the shop's number or one of the accounts with or without
 * its letters, the serial number of a unit, the customer's reference, an e-mail. For statements with `namedBy(words)`.
 * @see ruling 5
 */
export const NAMED_ORDERS = `
  select named.id from "order" named
    left join order_address billing on billing.id = named.billing_address_id
   where named.deleted_at is null and not named.is_draft_order
     and (${shopNumber("named")} ilike any(:named) or named.email ilike any(:named)
          or named.metadata->>'reference' ilike any(:named) or billing.metadata->>'email' ilike any(:named))
   union
  select order_id from erp_mirror
   where erp_order_number ilike any(:named) or erp_invoice_number ilike any(:named) or settled_document ilike any(:named)
      or erp_order_number ~ :ended or erp_invoice_number ~ :ended or settled_document ~ :ended
   union ${ordersOfUnits("unit.serial_number ilike any(:named)")}`

/** The patterns of `NAMED_ORDERS`: bare digits that are said to be the accounts' are the whole end of a number of theirs. */
export function namedBy(words: string): { named: string[]; ended: string | null } {
  const [number, digits] = [documentNumber(words), accountsDigits(words)]
  const named = number === null || digits !== null ? [words] : [words, number]
  return { named: named.map(containing), ended: digits && `(^|[^0-9])0*${digits}$` }
}

export const namedOrders = (words: string) => ({ sql: NAMED_ORDERS, bindings: namedBy(words) })
