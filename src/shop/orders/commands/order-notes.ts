import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { recordAudit } from "#platform/audit/record"
import { now } from "#platform/clock"
import { notFound } from "#platform/refusal"

interface OnOrder {
  orderId: string
  staffId: string
}

/** A note for colleagues. @throws Refusal 404 if there is no such order */
export async function addOrderNote(
  scope: MedusaContainer,
  { orderId, staffId, text }: OnOrder & { text: string },
): Promise<void> {
  await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    if (!(await trx("order").where({ id: orderId }).whereNull("deleted_at").first("id"))) throw notFound()
    await writeOrderNote(trx, { orderId, staffId, text })
  })
}

/** The same of an order that is there. */
export async function writeOrderNote(trx: Knex.Transaction, { orderId, staffId, text }: OnOrder & { text: string }) {
  const id = generateEntityId(undefined, "onote")
  const at = now()
  await trx("order_note").insert({ id, order_id: orderId, staff_id: staffId, text, created_at: at, updated_at: at })
  const subject = { type: "order", id: orderId }
  await recordAudit(trx, { staffId, action: "order.note", subject, before: null, after: { note: text } })
}

/** @throws Refusal 404 if the order has no such note (any more) */
export async function deleteOrderNote(
  scope: MedusaContainer,
  { orderId, staffId, noteId }: OnOrder & { noteId: string },
): Promise<void> {
  await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const [note] = await trx("order_note")
      .where({ id: noteId, order_id: orderId })
      .whereNull("deleted_at")
      .update({ deleted_at: now() })
      .returning<{ text: string }[]>("text")
    if (!note) throw notFound()
    const subject = { type: "order", id: orderId }
    await recordAudit(trx, { staffId, action: "order.note-delete", subject, before: { note: note.text }, after: null })
  })
}
