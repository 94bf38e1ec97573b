import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type CatalogueSnapshot, catalogueSnapshot } from "#area/catalogue"
import { allowedPeriod } from "#area/rental"
import { shopSettings } from "#area/settings"
import { now } from "#platform/clock"
import { invalidField } from "#platform/refusal"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { RentalSettings } from "#shop/rental/rules/rental-settings"
import { type EntryRow, insertEntry, lockEntriesOf, type NewEntry, openEntryLike } from "../data/entries"
import type { WaitListAnswer, WaitListWish } from "../wire/wait-list"
import { assertIsTaken } from "./assert-is-taken"
import { assertRoom } from "./assert-room"
import { promiseLook, promiseNotice } from "./notices"

/** The signed-in customer and his own address. */
export interface KnownAddress {
  customerId: string
  email: string
}

/**
 * Waits for a period that can't be had now. A customer's own address waits at once; any other is asked by mail whether it
 * wants to. The same wish again is the same entry.
 * @throws Refusal 400 keyed by the wrong field; 409 for a period that is free or just being ordered, for days that are too soon or never a start or end, and for more than an address may wait for
 */
export async function joinWaitList(
  scope: MedusaContainer,
  wish: WaitListWish,
  customer: KnownAddress | null,
): Promise<WaitListAnswer> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [catalogue, settings] = await Promise.all([catalogueSnapshot(scope), shopSettings(scope)])
  const period = wantedPeriod(catalogue, settings.rental, wish)
  await assertIsTaken(scope, {
    ...{ productId: wish.product, deliveryTypeId: wish.delivery },
    ...{ period, flexDays: wish.flex_days },
  })
  const email = wish.email.toLowerCase()
  const isOwn = customer?.email.toLowerCase() === email
  const entry: NewEntry = {
    email,
    customer_id: isOwn ? customer.customerId : null,
    product_id: wish.product,
    delivery_type_id: wish.delivery,
    start_day: period.start,
    end_day: period.end,
    flex_days: wish.flex_days,
    state: isOwn ? "waiting" : "unconfirmed",
    queued_at: isOwn ? now() : null,
  }
  await db.transaction((trx) => keep(trx, entry))
  return { state: isOwn ? "waiting" : "unconfirmed" }
}

/** What can be waited for, by the rules of the calendar. */
function wantedPeriod(catalogue: CatalogueSnapshot, rental: RentalSettings, wish: WaitListWish): RentalPeriod {
  const product = catalogue.products.get(wish.product)
  if (product?.kind !== "rental" || product.isInactive) throw invalidField("product", "rental.not_rented_out")
  const delivery = catalogue.deliveryTypes.find(({ id }) => id === wish.delivery)
  if (!delivery) throw invalidField("delivery", "rental.delivery_unknown")
  return allowedPeriod(wish.rentalstartdate, wish.rentalenddate, delivery, rental)
}

async function keep(trx: Knex.Transaction, entry: NewEntry): Promise<void> {
  const own = await lockEntriesOf(trx, entry.email)
  const known = await openEntryLike(trx, entry)
  const isKept = known?.state === "offered" || (known?.state === "waiting" && entry.state === "unconfirmed")
  if (isKept) return
  if (entry.state === "waiting" && known?.state !== "waiting") assertRoom(entry, own)
  if (known) return again(trx, known, entry)
  const kept = await insertEntry(trx, entry)
  if (!kept) return
  await promiseNotice(trx, kept.id, entry.state === "waiting" ? "waiting" : "confirm")
  if (entry.state === "waiting") await promiseLook(trx, kept.product_id, kept.id)
}

/**
 * By how many days the wish may be moved is taken over, and its place kept. Who asks again for a mail that he has not found gets another one,
 * within the limits of the call.
 */
async function again(trx: Knex.Transaction, known: EntryRow, entry: NewEntry): Promise<void> {
  const { customer_id, state, queued_at, flex_days } = entry
  const own = state === "waiting" ? { customer_id, state, queued_at: known.queued_at ?? queued_at } : {}
  await trx("wait_list_entry")
    .where({ id: known.id })
    .update({ ...own, flex_days, updated_at: now() })
  if (state === "waiting") await promiseLook(trx, known.product_id, known.id)
  else await promiseNotice(trx, known.id, "confirm", `-${randomUUID()}`)
}
