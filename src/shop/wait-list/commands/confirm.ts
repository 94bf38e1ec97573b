import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { catalogueSnapshot } from "#area/catalogue"
import { today } from "#platform/clock"
import { notFound } from "#platform/refusal"
import { type EntryRow, entryById, lockEntriesOf, lockEntry, setState, stateOn, wishOf } from "../data/entries"
import { assertIsTaken, waysOf } from "./assert-is-taken"
import { assertRoom } from "./assert-room"
import { idOfLink } from "./entry-of-link"
import { promiseLook } from "./notices"

/**
 * The address is whose it says: from now on it waits, behind those who waited before. Again, nothing happens. What the shop doesn't rent out
 * now is waited for.
 * @throws Refusal 404 for a wrong link or a forgotten entry, 409 if the address waits for as much as it may, its days can't begin any more,
 *   or they needn't be waited for
 */
export async function confirmEntry(scope: MedusaContainer, token: string): Promise<void> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const id = idOfLink(token)
  await assertIsTakenStill(scope, await entryById(db, id))
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

async function assertIsTakenStill(scope: MedusaContainer, entry: EntryRow | undefined) {
  if (!entry || stateOn(entry, today()) !== "unconfirmed") return
  const { product_id: productId, delivery_type_id: deliveryTypeId } = entry
  if (!waysOf(await catalogueSnapshot(scope), productId).has(deliveryTypeId)) return
  await assertIsTaken(scope, { productId, deliveryTypeId, ...wishOf(entry) })
}
