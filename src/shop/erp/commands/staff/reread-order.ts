import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { message } from "#kernel/wire/message"
import { recordAudit } from "#platform/audit/record"
import { notFound, refuse } from "#platform/refusal"
import { OfAnotherErp } from "../../data/named-provider"
import { ErpError } from "../../data/provider"
import { forgetInvoice } from "../../data/store/invoices"
import { erpOf } from "../mirror/shop-context"
import { takeOverInvoice } from "../mirror/take-over-invoice"

const UNREACHABLE = message("erp.no_answer")

/**
 * Takes over again what the ERP says of an order's invoices; one that is gone there is forgotten here.
 * @throws Refusal 404 if there is no such order, 503 while the ERP can't be asked
 */
export async function rereadOrder(scope: MedusaContainer, staffId: string, orderId: string): Promise<void> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const ids = await invoiceIdsOf(db, orderId)
  const told = await Promise.all(
    ids.map(async (id) => ({ id, invoice: await erpOf(scope).guardedProvider().invoice(id) })),
  ).catch((error: unknown) => {
    if (error instanceof OfAnotherErp) throw refuse(message("erp.document_elsewhere"), { status: 410 })
    throw error instanceof ErpError ? refuse(UNREACHABLE, { status: 503 }) : error
  })
  await db.transaction(async (trx) => {
    const before = await totalsOf(trx, ids)
    for (const { id, invoice } of told) await (invoice ? takeOverInvoice(trx, invoice) : forgetInvoice(trx, id))
    const subject = { type: "order", id: orderId }
    await recordAudit(trx, { staffId, action: "erp.reread", subject, before, after: await totalsOf(trx, ids) })
  })
}

async function invoiceIdsOf(db: Knex, orderId: string): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { ids: string[] | null }[] }>(
    `select array_agg(distinct mirror.erp_invoice_id) filter (where mirror.erp_invoice_id is not null) as ids
       from "order" o left join erp_mirror mirror on mirror.order_id = o.id
      where o.id = ? and o.deleted_at is null group by o.id`,
    [orderId],
  )
  if (rows.length === 0) throw notFound()
  return rows[0].ids ?? []
}

async function totalsOf(trx: Knex.Transaction, ids: string[]) {
  const rows = await trx("erp_invoice").whereIn("id", ids).whereNull("deleted_at").orderBy("number")
  return Object.fromEntries(rows.map(({ number, state, total, received }) => [number, { state, total, received }]))
}
