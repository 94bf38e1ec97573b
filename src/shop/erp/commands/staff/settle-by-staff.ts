import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { recordAudit } from "#platform/audit/record"
import { conflict, notFound } from "#platform/refusal"
import { letGoOn, lockRow, markSettled, mayGoOn, type SettledRow } from "../../data/store/staff"

interface ByStaff {
  mirrorId: string
  staffId: string
}

const BUSY = "erp.busy"
const DONE = "erp.done"
const CREDIT = "erp.credit"
const NO_CREDIT = "erp.no_credit"

/**
 * Staff let a row go on where it stopped.
 * @throws Refusal 404 if there is no such row; 409 if it is done, waits for a credit, or is being worked on
 */
export const retryByStaff = (scope: MedusaContainer, by: ByStaff): Promise<void> =>
  settle(scope, by, "erp.retry", async (trx, row) => {
    if (!mayGoOn(row)) throw conflict(row.state === "credit" ? CREDIT : DONE)
    await letGoOn(trx, row)
  })

/**
 * Staff close a row that they settled in the ERP by hand.
 * @throws Refusal 404 if there is no such row; 409 if it is done or being worked on
 */
export const solveByStaff = (scope: MedusaContainer, { note, ...by }: ByStaff & { note: string }): Promise<void> =>
  settle(scope, by, "erp.solved", async (trx, row) => {
    if (row.state === "done") throw conflict(DONE)
    await markSettled(trx, row.id, { staffId: by.staffId, note, document: null })
  })

/**
 * Staff have given money back: the credit note is in the ERP, whose API can't make one, under `document`.
 * @throws Refusal 404 if there is no such row; 409 if it waits for no credit (any more)
 * @see docs/decisions/119-releasing-credits.md
 */
export const releaseCredit = (
  scope: MedusaContainer,
  { note, document, ...by }: ByStaff & { note: string; document: string },
): Promise<void> =>
  settle(scope, by, "erp.release", async (trx, row) => {
    if (row.state !== "credit") throw conflict(row.state === "done" ? DONE : NO_CREDIT)
    await markSettled(trx, row.id, { staffId: by.staffId, note: note || null, document })
  })

async function settle(
  scope: MedusaContainer,
  { mirrorId, staffId }: ByStaff,
  action: string,
  act: (trx: Knex.Transaction, row: SettledRow) => Promise<void>,
): Promise<void> {
  await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const before = await lockRow(trx, mirrorId)
    if (!before) throw notFound()
    if (before.is_busy) throw conflict(BUSY)
    await act(trx, before)
    const after = await lockRow(trx, mirrorId)
    const subject = { type: "erp_mirror", id: mirrorId }
    await recordAudit(trx, { staffId, action, subject, before: told(before), after: after && told(after) })
  })
}

const told = ({ order_id, state, attempts, last_error, credit, settled_note, settled_document }: SettledRow) => ({
  order_id,
  state,
  attempts,
  last_error,
  credit,
  note: settled_note,
  document: settled_document,
})
