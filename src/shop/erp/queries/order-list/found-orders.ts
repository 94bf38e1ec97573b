import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { isDocumentNumber } from "#kernel/document-number"
import { containingLetters, lettersIn, withoutSigns } from "#platform/sql/like"
import { personName } from "#platform/sql/names"
import type { OrderFilter } from "../../rules/order-filters"
import { phoneDigits } from "../../rules/phone-digits"
import type { OrderListFilter } from "../../wire/staff-order-list"
import { NAMED_ORDERS, namedBy, ordersOfUnits } from "../staff/named-orders"
import { CONDITIONS, countsOf, type ErrandBindings } from "./list-filters"

/** Phones of all that an order names, without what people put between the digits. */
const PHONES = "translate(concat_ws(chr(10), billing.phone, place.phone, payer.phone), ' +()./-', '')"

const NAMES = `concat_ws(chr(10),
  billing.company, ${personName("billing")}, billing.address_1, billing.postal_code || billing.city,
  place.company, ${personName("place")}, place.address_1, place.postal_code || place.city,
  payer.company_name, ${personName("payer")})`

/** Ids of orders by reference and serial; blanks and signs don't count. */
const SPELLED = `
  select referred.id from "order" referred where ${withoutSigns("referred.metadata->>'reference'")} ilike :letters
   union ${ordersOfUnits(`${withoutSigns("unit.serial_number")} ilike :letters`)}`

/** Ids of orders by whom they are of, where they go or phone, likewise. */
const OF_WHOM = `
  select known.id from "order" known
    left join order_address billing on billing.id = known.billing_address_id
    left join order_address place on place.id = known.shipping_address_id
    left join customer payer on payer.id = known.customer_id
   where ${withoutSigns(NAMES)} ilike :letters or ${PHONES} like :phone`

/** Ids of orders by product, likewise. */
const OF_WHAT = `
  select item.order_id from order_line_item line join order_item item on item.item_id = line.id
   where ${withoutSigns("concat_ws(chr(10), line.product_title, line.variant_title, line.variant_sku)")} ilike :letters`

/** Fewer are a part of nearly every product and serial. */
const LEAST_LETTERS = 3

/** What an order is found by, as a condition on `o` with its values: the number of a document is nobody's name and no product. */
function foundBy(q: string) {
  if (q === "") return { sql: "true", bindings: {} }
  const digits = phoneDigits(q)
  const isLong = lettersIn(q).length >= LEAST_LETTERS
  const isDescribed = !isDocumentNumber(q)
  const ways = [
    NAMED_ORDERS,
    ...(isLong ? [SPELLED] : []),
    ...(isDescribed ? [OF_WHOM] : []),
    ...(isDescribed && isLong ? [OF_WHAT] : []),
  ]
  return {
    sql: `o.id in (${ways.join(" union ")})`,
    bindings: { ...namedBy(q), letters: containingLetters(q), phone: digits && `%${digits}%` },
  }
}

/** Null as a limit: all of them. */
export type OrderSearch = OrderListFilter & { limit: number | null; offset: number }

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
  { q, filter, limit, offset }: OrderSearch,
  { counted, errands }: { counted: readonly Counted[]; errands: ErrandBindings },
): Promise<FoundOrders<Counted>> {
  const found = foundBy(q)
  const { rows } = await db.raw<{ rows: FoundOrders<Counted>[] }>(
    `with found as materialized (
       select o.id, o.created_at from "order" o where o.deleted_at is null and not o.is_draft_order and ${found.sql})
     select ${countsOf(counted)} as counts,
            array(select o.id from found o where ${CONDITIONS[filter]}
                   order by o.created_at desc, o.id desc limit :limit offset :offset) as ids
       from found o`,
    { ...found.bindings, ...errands, limit, offset } as Record<string, Knex.RawBinding>,
  )
  return rows[0]
}
