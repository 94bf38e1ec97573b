import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { slugOf } from "#kernel/words/slug"
import { invalidField } from "#platform/refusal"
import { type EventFields, insertEvent, isFormerAddress } from "../data/event-records"

/** Pages of the shop that stand where an event's would. */
const RESERVED = ["registration"]
const TRIES = 20

/** @throws Refusal 400 keyed `slug` */
export function assertFreeWord(slug: string) {
  if (RESERVED.includes(slug)) throw invalidField("slug", "events.slug_of_a_page")
}

/** @throws Refusal 400 keyed `slug` */
export const addressTaken = () => invalidField("slug", "events.slug_taken")

/**
 * Inserts the event under the address that staff chose, or under the first that its name and day suggest and no event has or had.
 * @throws Refusal 400 keyed `slug` if there is none
 */
export async function insertUnderAddress(trx: Knex.Transaction, fields: EventFields): Promise<string> {
  if (fields.slug !== "") assertFreeWord(fields.slug)
  for (const slug of fields.slug === "" ? suggestions(fields) : [fields.slug]) {
    if (fields.slug === "" && (await isFormerAddress(trx, slug))) continue
    const id = await insertEvent(trx, { ...fields, slug })
    if (id !== null) return id
  }
  throw addressTaken()
}

function suggestions({ name, day }: EventFields): string[] {
  const plain = slugOf(name) || "event"
  const dated = `${plain}-${day}`
  const counted = Array.from({ length: TRIES }, (_, index) => `${dated}-${index + 2}`)
  return [plain, dated, ...counted].filter((slug) => !RESERVED.includes(slug))
}
