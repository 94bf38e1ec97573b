import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { addressName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import { type AddressParts, addressInOneLine } from "../../rules/address-in-one-line"
import { SENT_CATEGORIES } from "../../rules/dispatch/sendable"
import type { StaffDispatches, StaffLineToSend, StaffOrderToSend, StaffSentToday } from "../../wire/dispatch"
import { WENT_WITH_RENTAL } from "./went-with-rental"

const CATEGORIES = SENT_CATEGORIES.map((one) => `'${one}'`).join(", ")
const IS_SENT = `coalesce(line.metadata->>'category', 'purchase') in (${CATEGORIES}) and not ${WENT_WITH_RENTAL}`

/** Ids of the orders with goods that are still to be sent. */
export const TO_SEND = `
  select waiting.id from "order" waiting
    join order_item item on item.order_id = waiting.id and item.version = waiting.version and item.deleted_at is null
    join order_line_item line on line.id = item.item_id
   where item.fulfilled_quantity < item.quantity and waiting.canceled_at is null and waiting.deleted_at is null
     and not waiting.is_draft_order and ${IS_SENT}`

const NAME = "concat_ws(', ', line.product_title, nullif(line.variant_title, ''))"

/** All of an order `o` that is ever sent, as rows of `StaffLineToSend`. */
const LINES = `
  select line.id, ${NAME} as name, coalesce(line.variant_sku, '') as sku, item.quantity::int as ordered,
         (item.quantity - item.fulfilled_quantity)::int as open, stock.stocked_quantity::int as stocked
    from order_item item
    join order_line_item line on line.id = item.item_id
    left join lateral (
      select level.stocked_quantity from reservation_item r
        join inventory_level level on level.inventory_item_id = r.inventory_item_id and level.location_id = r.location_id
       where r.line_item_id = line.id and r.deleted_at is null and level.deleted_at is null limit 1) stock on true
   where item.order_id = o.id and item.version = o.version and item.deleted_at is null and item.quantity > 0 and ${IS_SENT}
   order by (line.metadata->>'position')::int nulls last, line.created_at, line.id`

/** What of an order is ever sent, in its order. */
export async function linesToSend(db: Knex, orderId: string): Promise<StaffLineToSend[]> {
  const { rows } = await db.raw<{ rows: StaffLineToSend[] }>(
    `select lines.* from "order" o cross join lateral (${LINES}) lines
      where o.id = ? and o.deleted_at is null and not o.is_draft_order`,
    [orderId],
  )
  return rows
}

const MOST_ORDERS = 50

/** What is to be sent, and what was today. Two statements, however much it is. */
export async function dispatches(db: Knex, today: CalendarDay): Promise<StaffDispatches> {
  const [waiting, sent] = await Promise.all([
    db.raw<{ rows: (Omit<StaffOrderToSend, "address"> & { place: AddressParts | null; count: number })[] }>(
      `select o.id, ${shopNumber("o")} as shop_number, count(*) over ()::int as count,
              to_char(o.created_at at time zone 'Europe/Zurich', 'YYYY-MM-DD') as ordered_on,
              ${addressName("billing")} as customer, coalesce(nullif(place.phone, ''), billing.phone, '') as phone,
              to_jsonb(place) as place, (select jsonb_agg(lines) from (${LINES}) lines where open > 0) as lines
         from "order" o
         left join order_address billing on billing.id = o.billing_address_id
         left join order_address place on place.id = o.shipping_address_id
        where o.id in (${TO_SEND})
        order by o.created_at, o.id limit ${MOST_ORDERS}`,
    ),
    db.raw<{ rows: StaffSentToday[] }>(
      `select sent.id, o.id as order_id, ${shopNumber("o")} as shop_number, ${addressName("billing")} as customer,
              sent.metadata->>'carrier' as carrier, sent.metadata->'dispatch'->>'tracking_number' as tracking_number,
              (select jsonb_agg(quantity::int || ' × ' || title order by id) from fulfillment_item
                where fulfillment_id = sent.id and deleted_at is null) as items
         from fulfillment sent
         join order_fulfillment link on link.fulfillment_id = sent.id and link.deleted_at is null
         join "order" o on o.id = link.order_id
         left join order_address billing on billing.id = o.billing_address_id
        where sent.shipped_at >= (:today::date)::timestamp at time zone 'Europe/Zurich'
          and sent.canceled_at is null and sent.delivered_at is null and sent.metadata->'dispatch' is not null
        order by sent.shipped_at desc, sent.id`,
      { today },
    ),
  ])
  return {
    orders: waiting.rows.map(({ place, count: _all, ...order }) => ({ ...order, address: addressInOneLine(place) })),
    count: waiting.rows[0]?.count ?? 0,
    sent_today: sent.rows,
  }
}

/** Whether something of an order is on its way. */
export async function isSent(db: Knex, orderId: string): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `select 1 from order_fulfillment link join fulfillment sent on sent.id = link.fulfillment_id
      where link.order_id = ? and link.deleted_at is null and sent.canceled_at is null and sent.deleted_at is null limit 1`,
    [orderId],
  )
  return rows.length > 0
}

/** What of an order `o` was sent or handed over, the first first; Medusa keeps it. */
export const DISPATCHES = `
  select coalesce(jsonb_agg(jsonb_build_object(
           'id', sent.id, 'day', to_char(sent.shipped_at at time zone 'Europe/Zurich', 'YYYY-MM-DD'),
           'carrier', coalesce(sent.metadata->>'carrier', 'another'),
           'tracking_number', coalesce(label.tracking_number, ''),
           'tracking_url', case when label.tracking_url like 'https://%' then label.tracking_url end,
           'items', (select coalesce(jsonb_agg(jsonb_build_object('item', line_item_id, 'quantity', quantity::int) order by id), '[]')
                       from fulfillment_item where fulfillment_id = sent.id and deleted_at is null))
         order by sent.shipped_at, sent.id), '[]')
    from order_fulfillment link
    join fulfillment sent on sent.id = link.fulfillment_id and sent.shipped_at is not null and sent.canceled_at is null
    left join lateral (select tracking_number, tracking_url from fulfillment_label
                        where fulfillment_id = sent.id and deleted_at is null order by created_at, id limit 1) label on true
   where link.order_id = o.id and link.deleted_at is null and sent.deleted_at is null`
