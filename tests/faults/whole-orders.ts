import { expect } from "vitest"
import { sql } from "../harness"

/** Orders, reservations, payments, completed carts, and mails still to be sent: what a checkout leaves behind. */
export async function booksOf() {
  const [books] = await sql(`select
    (select count(*)::int from "order") as orders,
    (select count(*)::int from order_cart) as linked_carts,
    (select count(*)::int from cart where completed_at is not null) as completed_carts,
    (select count(*)::int from payment_collection) as payment_collections,
    (select count(*)::int from rental_reservation where kind = 'rental' and order_id is not null) as reservations`)
  return books as Record<"orders" | "linked_carts" | "completed_carts" | "payment_collections" | "reservations", number>
}

/** Each order has everything an order has, and nothing stands without its order. Names the odd ones. */
export async function expectWholeOrders() {
  const oddities = await sql(`
    select 'order without line' as oddity, o.id from "order" o
      where not exists (select 1 from order_item i where i.order_id = o.id)
    union all select 'rental line without reservation', l.id from order_item i
      join order_line_item l on l.id = i.item_id
      where l.metadata ? 'rental' and not exists (select 1 from rental_reservation r where r.order_line_id = l.id)
    union all select 'order without payment', o.id from "order" o
      where not exists (select 1 from order_payment_collection p where p.order_id = o.id)
    union all select 'order without total', o.id from "order" o
      where not exists (select 1 from order_summary s where s.order_id = o.id)
    union all select 'order without cart', o.id from "order" o
      where not exists (select 1 from order_cart c where c.order_id = o.id)
    union all select 'completed cart without order', c.id from cart c
      where c.completed_at is not null and not exists (select 1 from order_cart l where l.cart_id = c.id)
    union all select 'cart with two orders', cart_id from order_cart group by cart_id having count(*) > 1
    union all select 'reservation of no order', r.id from rental_reservation r
      where r.order_id is not null and not exists (select 1 from "order" o where o.id = r.order_id)
    union all select 'payment of no order', p.id from payment_collection p
      where not exists (select 1 from order_payment_collection l where l.payment_collection_id = p.id)`)
  expect(oddities).toEqual([])
}
