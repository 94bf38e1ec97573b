import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { isDocumentNumber } from "#kernel/document-number"
import { containing } from "#platform/sql/like"
import { NAMED_ORDERS, namedBy } from "./named-orders"

/** More orders than anybody reads through are better found by what a list can filter. */
const MOST_IN_LIST = 100

/** What Medusa's own search looks at in both addresses of an order. */
const ADDRESSED = `
  select addressed.id from "order" addressed
    join order_address place on place.id in (addressed.billing_address_id, addressed.shipping_address_id)
   where addressed.deleted_at is null and not addressed.is_draft_order
     and concat_ws(chr(10), place.company, place.first_name, place.last_name, place.address_1, place.address_2,
                   place.postal_code, place.city, place.phone) ilike :words`

/**
 * Ids of the orders that a number, reference or e-mail names, for a list that knows other names only; words that aren't
 * the number of a document may be part of an address as well. Null where the words name none, or too many to be a number's,
 * or are somebody's name: then the list finds them itself. One statement.
 */
export async function orderIdsFound(db: Knex, q: string): Promise<string[] | null> {
  if (!/[\d@]/.test(q)) return null
  const isNumber = isDocumentNumber(q)
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select o.id from "order" o
      where o.id in (${NAMED_ORDERS}) ${isNumber ? "" : `or o.id in (${ADDRESSED})`}
      order by o.created_at desc, o.id desc
      limit ${MOST_IN_LIST + 1}`,
    { ...namedBy(q), words: containing(q) },
  )
  if (rows.length === 0 || (rows.length > MOST_IN_LIST && !isNumber)) return null
  return rows.slice(0, MOST_IN_LIST).map(({ id }) => id)
}
