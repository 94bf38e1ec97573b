import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { enqueue } from "#platform/jobs/enqueue"

/** What an entry is told by mail: to confirm its address, that it waits, that something is offered, or free and not held. */
export type WaitListNotice = "confirm" | "waiting" | "offer" | "free"

/** Promises a mail with the change that it is about. @param more what makes it another mail than the last one */
export async function promiseNotice(trx: Knex.Transaction, entryId: string, notice: WaitListNotice, more = "") {
  const key = `wait-list-${notice}-${entryId}${more}`
  await enqueue(trx, "wait-list-mail", { entryId, notice, key }, { key })
}

/**
 * Has the product looked at soon. A job at a time is enough: whatever changes while it runs is found by the next look, a
 * minute later at most.
 */
export const promiseLook = (trx: Knex.Transaction, productId: string, cause: string) =>
  enqueue(trx, "wait-list-offers", { productId }, { key: `${productId} ${cause}` })
