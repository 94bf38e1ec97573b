import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator"
import { readEnv } from "#config/env"
import { instantInZurich } from "#platform/clock"
import type { CompanySettings } from "#shop/settings/wire/shop-settings"
import { LOCATION_NAMES } from "../wire/events"
import type { EventRow } from "./event-rows"

export const eventUrl = ({ slug }: Pick<EventRow, "slug">) => `${readEnv().publicUrl}/events/${slug}`

/** Where it is: its venue, or the town of one that has none yet. */
export const placeOf = ({ venue, venue_address, location }: EventRow): string =>
  [venue, venue_address].filter(Boolean).join(", ") || LOCATION_NAMES[location]

const MINUTE_MS = 60_000

/**
 * The event as an entry of a calendar (.ics); found again by its id, so that a later version replaces it.
 * @param isWithdrawn takes the entry out of the calendar of somebody who no longer comes
 */
export function eventCalendar(
  event: EventRow,
  stamp: Date,
  company: CompanySettings,
  { isWithdrawn = event.is_cancelled, language }: { isWithdrawn?: boolean; language: string },
): string {
  const calendar = ical({
    prodId: { company: company.name, product: "Webshop", language: language.toUpperCase() },
    method: isWithdrawn ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${event.id}@${new URL(readEnv().publicUrl).hostname}`,
    stamp,
    // Grows with time, so that an entry made anew after it was taken out counts as later than both.
    sequence: Math.floor(stamp.getTime() / MINUTE_MS),
    start: instantInZurich(event.day, event.start_time),
    end: instantInZurich(event.day, event.end_time),
    summary: event.name,
    description: event.subtitle,
    location: placeOf(event),
    url: eventUrl(event),
    status: isWithdrawn ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: company.name, email: company.mail },
  })
  return calendar.toString()
}
