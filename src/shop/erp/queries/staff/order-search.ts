import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { accountName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { StaffOrderHit } from "#shop/orders/wire/staff-orders"
import { NAMED_ORDERS, namedBy } from "./named-orders"

const MOST = 20

/** Orders by any name that somebody knows of them, the newest first. One statement. */
export async function ordersFound(db: Knex, q: string): Promise<StaffOrderHit[]> {
  if (q === "") return []
  const { rows } = await db.raw<{ rows: (Omit<StaffOrderHit, "ordered_at"> & { created_at: Date })[] }>(
    `select o.id, ${shopNumber("o")} as shop_number, o.created_at, coalesce(o.email, '') as email,
            ${accountName("customer")} as customer, coalesce(o.metadata->>'reference', '') as reference,
            (select string_agg(concat_ws(', ', erp_order_number, erp_invoice_number), ', ' order by serial)
               from erp_mirror where order_id = o.id) as documents
       from "order" o left join customer on customer.id = o.customer_id
      where o.id in (${NAMED_ORDERS})
      order by o.created_at desc, o.id desc
      limit ${MOST}`,
    namedBy(q),
  )
  return rows.map(({ created_at, ...order }) => ({
    ...order,
    documents: order.documents ?? "",
    ordered_at: created_at.toISOString(),
  }))
}
