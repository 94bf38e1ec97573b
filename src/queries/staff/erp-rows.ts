import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { StaffErpRow } from "../../contract/staff-erp"

const MOST = 200

/** What of an order is in the ERP, or, without an order, everything that isn't done yet, oldest first. */
export async function erpRows(db: Knex, orderId: string | null): Promise<StaffErpRow[]> {
  const { rows } = await db.raw<{ rows: StaffErpRow[] }>(
    `select mirror.id, mirror.order_id, mirror.kind, mirror.state, mirror.erp_order_number, mirror.erp_invoice_number,
            coalesce(o.custom_display_id, 'W-' || (o.display_id + 1000))
              || case when mirror.serial = 1 then '' else '-' || mirror.serial end as label,
            mirror.credit, mirror.attempts, mirror.next_attempt_at, mirror.started_at, mirror.last_error_class,
            mirror.last_error, mirror.alarmed_at, mirror.solved_by
       from erp_mirror mirror join "order" o on o.id = mirror.order_id
      where case when :orderId::text is null then mirror.state <> 'done' else mirror.order_id = :orderId end
      order by mirror.created_at, mirror.serial limit ${MOST}`,
    { orderId },
  )
  return rows
}
