import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Rappen } from "#kernel/money"
import type { SetOff } from "../../data/rules/set-off"
import type { MirrorKind, MirrorRow } from "../../data/store/mirror-row"
import { isReplaced } from "../../data/store/replaced-rows"

/** What an order has in the ERP already. */
export interface EarlierDocument {
  kind: MirrorKind
  change_id: string | null
  order_line_id: string | null
  /** Of an instalment: the extension that it is of. */
  instalment_of: string | null
  erp_invoice_id: string | null
  is_cancelled: boolean
  /** By a row of the shop's, which cancelled it or was about to. */
  is_replaced: boolean
  /** Staff settled it, and which document they wrote the shop doesn't know. */
  is_by_hand: boolean
  settled_at: Date | null
  /** Rappen that staff give back for it. */
  credit: Rappen | null
  /** What of that is set off, by the invoice's id. */
  set_off: SetOff | null
}

/** The documents of the order's rows before this one, oldest first. */
export async function earlierDocuments(db: Knex, { order_id, serial }: MirrorRow): Promise<EarlierDocument[]> {
  const { rows } = await db.raw<{ rows: EarlierDocument[] }>(
    `select mirror.kind, mirror.change_id, change.order_line_id, instalment.change_id as instalment_of, mirror.erp_invoice_id, mirror.credit, mirror.set_off, mirror.settled_at,
            coalesce(invoice.state = 'cancelled', false) as is_cancelled,
            ${isReplaced("mirror", ":serial")} as is_replaced,
            mirror.solved_by is not null and mirror.erp_invoice_id is null and mirror.credit is null as is_by_hand
       from erp_mirror mirror
       left join rental_change change on change.id = mirror.change_id
       left join order_instalment instalment on instalment.id = mirror.change_id
       left join erp_invoice invoice on invoice.id = mirror.erp_invoice_id
      where mirror.order_id = :order_id and mirror.serial < :serial
      order by mirror.serial`,
    { order_id, serial },
  )
  return rows
}
