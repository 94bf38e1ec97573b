import { changes, does, reads } from "#api/http/staff-routes"
import { timeOfDay, today } from "#platform/clock"
import { notFound } from "#platform/refusal"
import { deleteEvent } from "#shop/events/commands/end-event"
import { changeEvent } from "#shop/events/commands/save-event"
import { staffEvent } from "#shop/events/queries/staff/events"
import { type StaffEvent, staffEventChange } from "#shop/events/wire/staff-events"

export const GET = reads<StaffEvent>(async ({ db, id }) => {
  const event = await staffEvent(db, { day: today(), timeOfDay: timeOfDay() }, id)
  if (!event) throw notFound()
  return event
})

/** Changes the whole event. */
export const POST = changes(staffEventChange, changeEvent)

/** Takes an event away for which nobody is registered. */
export const DELETE = does(deleteEvent)
