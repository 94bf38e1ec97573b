import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import * as z from "zod/mini"
import { settings } from "#config/settings"
import { now } from "#platform/clock"
import { type CheckoutBody, checkoutAnswer } from "../wire/checkout"

const HOUR_MS = 3_600_000

/** An order's answer without the ERP's number as long as the first request waits for it. */
export const storedAnswer = z.partial(checkoutAnswer, { bexio_order_id: true })
export type StoredAnswer = z.infer<typeof storedAnswer>

/**
 * The same customer's same form, whatever the order of its fields. What it was to cost isn't part of it.
 * @param draft what staff put together, if they order
 */
export function formHash(customerId: string, { confirmed_total, ...form }: CheckoutBody, draft?: unknown): string {
  const fields = Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash("sha256")
    .update(JSON.stringify(draft === undefined ? [customerId, fields] : [customerId, fields, draft]))
    .digest("hex")
}

/** What a cart's token remembers of the order that it became. */
interface AnsweredToken {
  answer: unknown
  answered_at: Date | null
}

/** What the cart became less than a day ago; the answer to give again if it was by the same form (ruling 5). */
export function recentAnswer(row: AnsweredToken | undefined): StoredAnswer | null {
  if (!row?.answered_at) return null
  const ageMs = now().getTime() - row.answered_at.getTime()
  return ageMs < settings.checkoutReplayHours * HOUR_MS ? storedAnswer.parse(row.answer) : null
}

/** Detaches the token from its cart, which is an order now, and keeps the answer. */
export async function detachToken(trx: Knex.Transaction, token: string, hash: string, answer: StoredAnswer) {
  const at = now()
  await trx("session_cart_token")
    .where({ token })
    .update({ detached_at: at, body_hash: hash, answer: JSON.stringify(answer), answered_at: at, updated_at: at })
}
