import { recordAudit } from "#platform/audit/record"
import { conflict, notFound, staleChange } from "#platform/refusal"
import { byStaff } from "#platform/transaction/by-staff"
import { lockEvent, removeEvent, updateEvent } from "../data/event-records"
import { takenSeats } from "../data/registrations"
import type { StaffEventCancellation } from "../wire/staff-events"
import { isStillComing, tellRegistered } from "./tell-registered"

/**
 * Calls an event off for good and promises a mail to everybody registered; the shop goes on showing it as cancelled.
 * Once more changes nothing.
 * @throws Refusal 404; 409 if it has begun, or with the latest version if somebody else has changed it
 */
export const cancelEvent = byStaff(async (trx, staffId, id: string, { version, note }: StaffEventCancellation) => {
  const event = await lockEvent(trx, id)
  if (!event) throw notFound()
  if (event.is_cancelled) return
  if (event.version !== version) throw staleChange(event.version)
  if (!isStillComing(event)) throw conflict("events.has_begun")
  const after = { is_cancelled: true, cancellation_note: note }
  await updateEvent(trx, id, after)
  const before = { is_cancelled: false }
  await recordAudit(trx, { staffId, action: "event.cancel", subject: { type: "event", id }, before, after })
  await tellRegistered(trx, id, "called_off")
})

/** @throws Refusal 404; 409 while somebody is registered */
export const deleteEvent = byStaff(async (trx, staffId, id: string) => {
  const event = await lockEvent(trx, id)
  if (!event) throw notFound()
  if ((await takenSeats(trx, id)) > 0) throw conflict("events.has_registrations")
  await removeEvent(trx, id)
  await recordAudit(trx, {
    staffId,
    action: "event.delete",
    subject: { type: "event", id },
    before: event,
    after: null,
  })
})
