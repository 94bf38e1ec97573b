import { reads } from "#api/http/staff-routes"
import { allRegistrations, assertEvent } from "#shop/events/queries/staff/event-registrations"
import type { StaffRegistrations } from "#shop/events/wire/staff-events"

/** Everybody who is registered, for the list at the door. */
export const GET = reads<StaffRegistrations>(async ({ db, id }) => {
  await assertEvent(db, id)
  const registrations = await allRegistrations(db, id)
  return { count: registrations.length, registrations }
})
