import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { addressName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import { type AddressParts, addressInOneLine } from "../../rules/address-in-one-line"
import { ALONGSIDE_CATEGORIES, SENT_CATEGORIES } from "../../rules/dispatch/sendable"
import type { OrdersToPick, OrderToPick } from "../../wire/to-pick"
import { TO_SEND } from "../dispatch/to-send"
import { WENT_WITH_RENTAL } from "../dispatch/went-with-rental"

/** What one list holds of what was sold. */
const MOST_ORDERS = 100

const CATEGORY = "coalesce(line.metadata->>'category', 'purchase')"
const listed = (categories: readonly string[]) => `${CATEGORY} in (${categories.map((one) => `'${one}'`).join(", ")})`

/**
 * What is packed of these orders, and, if so asked, of all whose goods are to be sent, those that wait longest. One statement.
 */
export async function ordersToPick(db: Knex, ids: readonly string[], withAllToSend: boolean): Promise<OrdersToPick> {
  const { rows } = await db.raw<{ rows: (Omit<OrderToPick, "address"> & { to: AddressParts; count: number })[] }>(
    `with waiting as (select o.id, o.created_at from "order" o where :withAllToSend and o.id in (${TO_SEND}))
     select o.id, ${shopNumber("o")} as shop_number, ${addressName("billing")} as customer,
            coalesce(nullif(place.phone, ''), billing.phone, '') as phone, to_jsonb(coalesce(place, billing)) as to,
            o.id in (select id from waiting) as is_to_send, (select count(*)::int from waiting) as count,
            coalesce((select jsonb_agg(jsonb_build_object(
                'name', concat_ws(', ', line.product_title, nullif(line.variant_title, '')),
                'sku', coalesce(line.variant_sku, ''),
                'quantity', (item.quantity - item.fulfilled_quantity)::int,
                'place', stock.name, 'stocked', stock.stocked_quantity::int,
                'is_alongside', ${listed(ALONGSIDE_CATEGORIES)})
                order by (line.metadata->>'position')::int nulls last, line.created_at, line.id)
               from order_item item
               join order_line_item line on line.id = item.item_id
               left join lateral (
                 select place.name, level.stocked_quantity from reservation_item r
                   join stock_location place on place.id = r.location_id
                   join inventory_level level on level.inventory_item_id = r.inventory_item_id
                        and level.location_id = r.location_id and level.deleted_at is null
                  where r.line_item_id = line.id and r.deleted_at is null limit 1) stock on true
              where item.order_id = o.id and item.version = o.version and item.deleted_at is null
                and item.quantity > item.fulfilled_quantity and not ${WENT_WITH_RENTAL}
                and ${listed([...SENT_CATEGORIES, ...ALONGSIDE_CATEGORIES])}), '[]') as goods
       from "order" o
       left join order_address billing on billing.id = o.billing_address_id
       left join order_address place on place.id = o.shipping_address_id
      where o.id in (select unnest(:ids::text[])
                     union
                     (select id from waiting order by created_at, id limit ${MOST_ORDERS}))
      order by o.created_at, o.id`,
    { ids: [...ids], withAllToSend },
  )
  return {
    orders: rows.map(({ to, count: _all, ...order }): OrderToPick => ({ ...order, address: addressInOneLine(to) })),
    count: rows[0]?.count ?? 0,
  }
}
