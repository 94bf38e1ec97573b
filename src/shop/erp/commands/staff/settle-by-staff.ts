import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { recordAudit } from "#platform/audit/record"
import { conflict, invalidField, notFound } from "#platform/refusal"
import { followInvoice, hasLostInvoice } from "../../data/store/named-invoice"
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
 * Staff close a row that they settled in the ERP by hand. With the number of the invoice that they wrote, the shop follows that from now on; so
 * it is named of a row that is done as well, if its own was cancelled there.
 * @throws Refusal 404 if there is no such row; 409 if it is done or being worked on; 400 keyed `invoice` for an invoice that the shop
 *   hasn't read, is another customer's or stands for something else
 * @see docs/decisions/352-an-invoice-that-the-office-rewrites.md
 */
export const solveByStaff = (
  scope: MedusaContainer,
  { note, invoice, ...by }: ByStaff & { note: string; invoice: string },
): Promise<void> =>
  settle(scope, by, "erp.solved", async (trx, row) => {
    if (row.state === "done" && !(invoice && (await hasLostInvoice(trx, row)))) throw conflict(DONE)
    if (row.state === "credit" && invoice) throw conflict(CREDIT)
    if (invoice && !(await followInvoice(trx, row, invoice))) throw invalidField("invoice", "erp.invoice_unknown")
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

const told = ({
  order_id,
  state,
  attempts,
  last_error,
  credit,
  erp_invoice_number,
  settled_note,
  settled_document,
}: SettledRow) => ({
  order_id,
  state,
  attempts,
  last_error,
  credit,
  invoice: erp_invoice_number,
  note: settled_note,
  document: settled_document,
})
