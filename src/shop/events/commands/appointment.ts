import type { MailAttachment } from "#extension/providers"
import { CALENDAR_TYPE } from "#platform/calendar-text"
import type { CompanySettings } from "#shop/settings/wire/shop-settings"
import { textsFor } from "#texts/texts"
import type { Registrant } from "../data/registrations"
import { eventCalendar, placeOf } from "../queries/event-calendar"
import type { EventRow } from "../queries/event-rows"
import { LOCATION_NAMES } from "../wire/events"

/** Type of the resource that the mails' notifications name. */
export const REGISTRATION = "event_registration"

/** What every mail about a registration says of person, time and place. */
export const appointmentOf = (event: EventRow, { first_name, last_name }: Registrant) => ({
  first_name,
  last_name,
  event_name: event.name,
  event_day: event.day,
  event_start: event.start_time,
  event_end: event.end_time,
  event_location: LOCATION_NAMES[event.location],
  event_place: placeOf(event),
})

/** The event as a file for the person's calendar. @param isWithdrawn takes it out again */
export const calendarFile = (
  event: EventRow,
  stamp: Date,
  company: CompanySettings,
  isWithdrawn = false,
): MailAttachment => ({
  filename: `${event.slug}.ics`,
  contentType: CALENDAR_TYPE,
  content: Buffer.from(
    eventCalendar(event, stamp, company, { isWithdrawn, language: textsFor("customer").language }),
    "utf8",
  ),
})
