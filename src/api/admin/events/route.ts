import { makes, reads } from "#api/http/staff-routes"
import { timeOfDay, today } from "#platform/clock"
import { createEvent } from "#shop/events/commands/save-event"
import { staffEvents } from "#shop/events/queries/staff/events"
import { type StaffEvents, staffEventBody, staffEventsQuery } from "#shop/events/wire/staff-events"
import { parse } from "../../http/parse"

/** The events, coming or past, with how many are registered. */
export const GET = reads<StaffEvents>(async ({ db, query }) => {
  const moment = { day: today(), timeOfDay: timeOfDay() }
  return staffEvents(db, moment, parse(staffEventsQuery, query))
})

/** A new event. */
export const POST = makes(staffEventBody, createEvent)
