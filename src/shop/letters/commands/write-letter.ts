import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { orderRecords, someRecipientsOf } from "#area/orders"
import { message } from "#kernel/wire/message"
import { recordAudit } from "#platform/audit/record"
import { now } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import { conflict, invalidField, notFound } from "#platform/refusal"
import { byStaff } from "#platform/transaction/by-staff"
import { attachmentsOf, type LetterAttachment } from "../queries/letter-attachments"
import { inBrackets, placeholdersIn } from "../rules/placeholders"
import type { LetterBody } from "../wire/letters"
import { refuseWords } from "./refuse-words"

/** Nothing may still stand in brackets. */
const whyOpen = (words: string) => {
  const names = inBrackets(placeholdersIn(words))
  return names.length > 0 ? message("letters.open_placeholder", { names }) : null
}

/**
 * Writes to the customer of an order, in staff's words; the mail is a job. The same key again changes nothing.
 * @throws Refusal 404; 400 keyed by field; 409 for a key that was used for other words
 * @see docs/decisions/237-letters.md
 */
export const writeLetter = byStaff(async (trx, staffId, orderId: string, body: LetterBody): Promise<void> => {
  const [order] = await orderRecords(trx, { id: orderId })
  if (!order) throw notFound()
  refuseWords(body, whyOpen)
  const attachments = chosen(await attachmentsOf(trx, order), body.attachments)
  const to = await someRecipientsOf(trx, order)
  const { subject, text } = body
  const letter = { id: `olet_${body.key}`, order_id: orderId, subject, text }
  if (!(await insert(trx, { ...letter, staff_id: staffId, recipients: to, attachments }))) return
  await enqueue(trx, "order-letter", { letterId: letter.id }, { key: letter.id })
  await recordAudit(trx, {
    staffId,
    action: "order.letter",
    subject: { type: "order", id: orderId },
    before: null,
    after: { to, subject, text, attachments: attachments.map(({ name }) => name) },
  })
})

function chosen(known: LetterAttachment[], keys: string[]): LetterAttachment[] {
  const attachments = known.filter(({ key }) => keys.includes(key))
  if (attachments.length !== new Set(keys).size) throw invalidField("attachments", "letters.attachment_gone")
  return attachments
}

interface NewLetter {
  id: string
  order_id: string
  staff_id: string
  subject: string
  text: string
  recipients: string[]
  attachments: LetterAttachment[]
}

/** @returns false if it is there already. @throws Refusal 409 if the one that is there says something else */
async function insert(trx: Knex.Transaction, letter: NewLetter): Promise<boolean> {
  const row = {
    ...letter,
    recipients: JSON.stringify(letter.recipients),
    attachments: JSON.stringify(letter.attachments),
  }
  const written = await trx("order_letter")
    .insert({ ...row, created_at: now() })
    .onConflict("id")
    .ignore()
    .returning("id")
  if (written.length > 0) return true
  const { id, order_id, subject, text, attachments } = row
  const same = await trx("order_letter")
    .where({ id, order_id, subject, text })
    .whereRaw("attachments = ?::jsonb", attachments)
  if (same.length === 0) throw conflict("letters.key_used")
  return false
}
