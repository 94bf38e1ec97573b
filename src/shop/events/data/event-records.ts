import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { CalendarDay } from "#kernel/calendar-day"
import type { EventLocation } from "../wire/events"

/** A picture of the carousel; the order is that of the list. */
export interface EventPicture {
  url: string
  alt: string
}

/** What staff decide about an event. */
export interface EventFields {
  slug: string
  name: string
  subtitle: string
  location: EventLocation
  venue: string
  venue_address: string
  day: CalendarDay
  start_time: string
  end_time: string
  seats: number | null
  thumbnail: string | null
  thumbnail_alt: string
  content: string
}

export interface EventRecord extends EventFields {
  id: string
  is_cancelled: boolean
  cancellation_note: string
  version: number
  images: EventPicture[]
}

const FIELDS = [
  ...["id", "slug", "name", "subtitle", "location", "venue", "venue_address", "day", "start_time", "end_time", "seats"],
  ...["thumbnail", "thumbnail_alt", "content", "is_cancelled", "cancellation_note", "version"],
]

/** The event, kept from other changes and registrations until the transaction ends; null if there is none. */
export async function lockEvent(trx: Knex.Transaction, id: string): Promise<EventRecord | null> {
  const event = await trx("event").where({ id, deleted_at: null }).forUpdate().first(FIELDS)
  return event ? { ...event, images: await imagesOf(trx, id) } : null
}

const imagesOf = (trx: Knex.Transaction, event_id: string): Promise<EventPicture[]> =>
  trx("event_image").where({ event_id, deleted_at: null }).orderBy(["sort_order", "id"]).select("url", "alt")

/** @returns the event's id, or null if its address is taken */
export async function insertEvent(trx: Knex.Transaction, fields: EventFields): Promise<string | null> {
  const row = { id: generateEntityId(undefined, "evt"), ...fields }
  const [made] = await trx("event")
    .insert(row)
    .onConflict(trx.raw("(slug) where deleted_at is null"))
    .ignore()
    .returning("id")
  return made?.id ?? null
}

/** Counts the change, of which the fields may be none. */
export async function updateEvent(
  trx: Knex.Transaction,
  id: string,
  fields: Partial<EventFields & Pick<EventRecord, "is_cancelled" | "cancellation_note">>,
) {
  await trx("event")
    .where({ id })
    .update({ ...fields, version: trx.raw("version + 1"), updated_at: trx.fn.now() })
}

export async function isAddressTaken(trx: Knex.Transaction, slug: string, otherThan: string): Promise<boolean> {
  return (await trx("event").where({ slug, deleted_at: null }).whereNot({ id: otherThan }).first("id")) !== undefined
}

/** Whether an event once had it: its page leads to that one's as long as no other takes it. */
export const isFormerAddress = async (trx: Knex.Transaction, slug: string): Promise<boolean> =>
  (await trx("event_former_address").where({ slug }).first("slug")) !== undefined

export async function replaceImages(trx: Knex.Transaction, event_id: string, images: readonly EventPicture[]) {
  await trx("event_image").where({ event_id }).delete()
  if (images.length === 0) return
  await trx("event_image").insert(
    images.map(({ url, alt }, sort_order) => ({
      id: generateEntityId(undefined, "evtimg"),
      event_id,
      url,
      alt,
      sort_order,
    })),
  )
}

/** Takes the event out of list and address; who was registered once is forgotten at the usual time. */
export async function removeEvent(trx: Knex.Transaction, id: string) {
  const deleted_at = trx.fn.now()
  await trx("event_image").where({ event_id: id }).update({ deleted_at })
  await trx("event").where({ id }).update({ deleted_at })
}
