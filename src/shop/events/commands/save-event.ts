import type { MedusaContainer } from "@medusajs/framework/types"
import type { CalendarDay } from "#kernel/calendar-day"
import { differences } from "#platform/audit/differences"
import { recordAudit } from "#platform/audit/record"
import { invalidField, notFound, staleChange } from "#platform/refusal"
import { sanitised } from "#platform/staff-html"
import { byStaff } from "#platform/transaction/by-staff"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import {
  type EventFields,
  type EventRecord,
  isAddressTaken,
  lockEvent,
  replaceImages,
  updateEvent,
} from "../data/event-records"
import { takenSeats } from "../data/registrations"
import { isRescheduled } from "../rules/event-notice"
import type { StaffEventBody, StaffEventChange } from "../wire/staff-events"
import { addressTaken, assertFreeWord, insertUnderAddress } from "./event-address"
import { checkedDay } from "./event-dates"
import { isStillComing, tellRegistered } from "./tell-registered"

function fieldsOf({ images: _images, ...body }: StaffEventBody, day: CalendarDay): EventFields {
  const { name, slug, subtitle, location, venue, venue_address, start_time, end_time, seats } = body
  const { thumbnail, thumbnail_alt } = body
  const content = sanitised(body.content)
  const when = { day, start_time, end_time }
  return { name, slug, subtitle, location, venue, venue_address, ...when, seats, thumbnail, thumbnail_alt, content }
}

/**
 * A new event, at once in the shop.
 * @throws Refusal 400 keyed by the field that can't be
 */
export async function createEvent(scope: MedusaContainer, staffId: string, body: StaffEventBody): Promise<string> {
  const fields = fieldsOf(body, checkedDay(body, null))
  return inOneTransaction(scope, async ({ trx }) => {
    const id = await insertUnderAddress(trx, fields)
    await replaceImages(trx, id, body.images)
    const after = { ...fields, images: body.images }
    await recordAudit(trx, { staffId, action: "event.create", subject: { type: "event", id }, before: null, after })
    return id
  })
}

/**
 * Changes an event to what staff sent; if its time or place is new and they wish so, everybody registered gets a mail.
 * @throws Refusal 404; 409 with the latest version if somebody else has changed it; 400 keyed by the field that can't be
 */
export const changeEvent = byStaff(
  async (trx, staffId, id: string, { version, is_told, ...body }: StaffEventChange) => {
    const before = await lockEvent(trx, id)
    if (!before) throw notFound()
    if (before.version !== version) throw staleChange(before.version)
    const wanted = fieldsOf(body, checkedDay(body, before.day))
    const fields = { ...wanted, slug: wanted.slug || before.slug }
    await assertPossible(trx, before, fields)
    const changes = differences(recordOf(before), { ...fields, images: body.images })
    if (!changes) return
    await updateEvent(trx, id, fields)
    if (changes.after.images) await replaceImages(trx, id, body.images)
    await recordAudit(trx, { staffId, action: "event.change", subject: { type: "event", id }, ...changes })
    const isNews = isRescheduled(before, fields) && !before.is_cancelled && isStillComing(fields)
    if (is_told && isNews) await tellRegistered(trx, id, "rescheduled")
  },
)

/** What staff decide, as `differences` compares it. */
function recordOf({ id: _id, version: _version, is_cancelled: _is, cancellation_note: _note, ...fields }: EventRecord) {
  return fields
}

async function assertPossible(trx: Parameters<typeof takenSeats>[0], before: EventRecord, fields: EventFields) {
  if (fields.slug !== before.slug) {
    assertFreeWord(fields.slug)
    if (await isAddressTaken(trx, fields.slug, before.id)) throw addressTaken()
  }
  if (fields.seats === null || fields.seats === before.seats) return
  const taken = await takenSeats(trx, before.id)
  if (taken > fields.seats) throw invalidField("seats", "events.seats_taken", { taken })
}
