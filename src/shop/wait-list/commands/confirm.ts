import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { notFound } from "#platform/refusal"
import { entryById, lockEntriesOf, lockEntry, setState } from "../data/entries"
import { assertRoom } from "./assert-room"
import { idOfLink } from "./entry-of-link"
import { promiseLook } from "./notices"

/**
 * The address is whose it says: from now on it waits, behind those who waited before. Again, nothing happens.
 * @throws Refusal 404 for a wrong link or a forgotten entry, 409 if the address waits for as much as it may, or its days can't begin any more
 */
export async function confirmEntry(scope: MedusaContainer, token: string): Promise<void> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const id = idOfLink(token)
  await db.transaction(async (trx) => {
    const known = await entryById(trx, id)
    if (!known) throw notFound()
    const own = await lockEntriesOf(trx, known.email)
    const entry = await lockEntry(trx, id)
    if (entry?.state !== "unconfirmed") return
    assertRoom(
      entry,
      own.filter((one) => one.id !== id),
    )
    await setState(trx, [id], "waiting")
    await promiseLook(trx, entry.product_id, id)
  })
}
