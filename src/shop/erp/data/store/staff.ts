import { isResting, PAID_APART, resumedState } from "../rules/mirror-state"
import { forgetContact } from "./contacts"
import { type Database, rowsOf } from "./database"
import type { MirrorRow } from "./mirror-row"

/** A row as staff decide about it. */
export interface SettledRow extends MirrorRow {
  /** A process works on it right now and keeps going. */
  is_busy: boolean
  settled_note: string | null
  settled_document: string | null
}

/** The row, kept from everybody else until the end of the transaction; null if there is none. */
export async function lockRow(transaction: Database, id: string): Promise<SettledRow | null> {
  const [row] = await rowsOf<SettledRow>(
    transaction,
    `select *, coalesce(lease_until > clock_timestamp(), false) as is_busy from erp_mirror where id = :id for update`,
    { id },
  )
  return row ?? null
}

/** Whether staff may let the row go on: it is parked, waits for its next attempt, or was closed since its order was paid without the ERP. */
export const mayGoOn = ({ state, last_error_class: why }: MirrorRow): boolean =>
  state === "parked" || !isResting(state) || (state === "done" && why === PAID_APART)

/** Lets a locked row go on after what of it is in the ERP already, at once. */
export async function letGoOn(transaction: Database, row: MirrorRow): Promise<void> {
  const state = isResting(row.state) ? resumedState(row) : row.state
  if (row.contact_id !== null && state === "new") await forgetContact(transaction, row.customer_id)
  await rowsOf(
    transaction,
    `update erp_mirror set state = :state, attempts = 0, next_attempt_at = clock_timestamp(),
       started_at = clock_timestamp(), alarm = null, alarmed_at = null,
       is_overruled = is_overruled or coalesce(last_error_class = '${PAID_APART}', false), updated_at = now() where id = :id`,
    { id: row.id, state },
  )
}

export interface Settlement {
  staffId: string
  note: string | null
  /** Number of the document that settles it. */
  document: string | null
}

/** Closes a locked row that staff settled by hand. */
export async function markSettled(transaction: Database, id: string, { staffId, note, document }: Settlement) {
  await rowsOf(
    transaction,
    `update erp_mirror set state = 'done', solved_by = :staffId, settled_at = now(), settled_note = :note,
       settled_document = :document, alarm = null, doubt_lookups = null, doubt_at = null, updated_at = now()
      where id = :id`,
    { id, staffId, note, document },
  )
}
