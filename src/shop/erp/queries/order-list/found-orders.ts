import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { isDocumentNumber } from "#kernel/document-number"
import { phoneDigits } from "#kernel/words/phone-digits"
import { containingLetters, lettersIn, withoutSigns } from "#platform/sql/like"
import { assertEdge, olderThan } from "#platform/sql/older-than"
import { addressLetters, customerLetters, lineLetters, referenceLetters } from "#platform/sql/search-texts"
import type { OrderFilter } from "../../rules/order-filters"
import type { OrderListFilter } from "../../wire/staff-order-list"
import { NAMED_ON_PAPER, NAMED_ORDERS, namedBy, ordersOfUnits } from "../staff/named-orders"
import { CONDITIONS, countsOf, type ErrandBindings } from "./list-filters"

/** Ids of orders by reference and serial; blanks and signs don't count, so a serial is found however it is written. */
const SPELLED = `
  select referred.id from "order" referred where ${referenceLetters("referred")} ilike :letters
   union all ${ordersOfUnits(`${withoutSigns("unit.serial_number")} ilike :letters`)}`

const isNamed = (letters: string) => `(${letters} ilike :letters or ${letters} like :phone)`

/** Ids of orders by whom they are of, where they go or phone, likewise; what is found first is few, whose orders are found by their ids. */
const OF_WHOM = `
  select known.id
    from (with place as materialized (select a.id from order_address a where ${isNamed(addressLetters("a"))})
          select billed.id from place join "order" billed on billed.billing_address_id = place.id
           union all
          select sent.id from place join "order" sent on sent.shipping_address_id = place.id
           union all
          select own.id from customer payer join "order" own on own.customer_id = payer.id
           where ${isNamed(customerLetters("payer"))}) known`

/** Ids of orders by product, likewise. */
const OF_WHAT = `
  select item.order_id from order_line_item line join order_item item on item.item_id = line.id
   where ${lineLetters("line")} ilike :letters`

/** Fewer are a part of nearly every product and serial. */
const LEAST_LETTERS = 3

/** What an order is found by, as a condition on `o` with its values: the number of a document is nobody's name and no product. */
function foundBy(q: string) {
  if (q === "") return { sql: "true", bindings: {} }
  const digits = phoneDigits(q)
  const isLong = lettersIn(q).length >= LEAST_LETTERS
  const isDescribed = !isDocumentNumber(q)
  const ways = [
    ...(isLong ? [NAMED_ON_PAPER, SPELLED] : [NAMED_ORDERS]),
    ...(isDescribed ? [OF_WHOM] : []),
    ...(isDescribed && isLong ? [OF_WHAT] : []),
  ]
  return {
    sql: `o.id in (${ways.join(" union all ")})`,
    bindings: { ...namedBy(q), letters: containingLetters(q), phone: digits && `%${digits}%` },
  }
}

/** Null as a limit: all of them. */
export type OrderSearch = OrderListFilter & { limit: number | null; offset: number; starting_after?: string }

interface FoundOrders<Counted extends OrderFilter> {
  ids: string[]
  counts: Record<Counted, number>
}

/**
 * Ids of a part of the orders that words find and a filter shows, the newest first.
 * @param counted filters: how many each would show
 */
export async function foundOrders<Counted extends OrderFilter>(
  db: Knex,
  { q, filter, limit, offset, starting_after = "" }: OrderSearch,
  { counted, errands }: { counted: readonly Counted[]; errands: ErrandBindings },
): Promise<FoundOrders<Counted>> {
  await assertEdge(db, "order", starting_after)
  const found = foundBy(q)
  const { rows } = await db.raw<{ rows: FoundOrders<Counted>[] }>(
    `with found as materialized (
       select o.id, o.created_at from "order" o where o.deleted_at is null and not o.is_draft_order and ${found.sql})
     select ${countsOf(counted)} as counts,
            array(select o.id from found o where ${CONDITIONS[filter]} and ${olderThan("o", '"order"')}
                   order by o.created_at desc, o.id desc limit :limit offset :offset) as ids
       from found o`,
    { ...found.bindings, ...errands, limit, offset, starting_after } as Record<string, Knex.RawBinding>,
  )
  return rows[0]
}
