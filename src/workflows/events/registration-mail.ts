import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { eventRegistrationMail } from "../../../integrations/mail/templates"
import { dayInWords } from "../../domain/format-day"
import type { JobHandler } from "../../jobs-queue/job"
import { EVENTS_MODULE } from "../../modules/events"
import type { EventsModuleService } from "../../modules/events/service"
import { eventCalendar, eventUrl } from "../../queries/events/event-calendar"
import { eventRow } from "../../queries/events/event-rows"
import { LOCATION_NAMES } from "../../queries/events/event-wire"
import { CALENDAR_TYPE } from "../../queries/orders/rental-calendar"
import { shopSettings } from "../../queries/settings"
import { sendMail } from "../mails/send-mail"
import { withoutLinks } from "../mails/without-links"

/** Confirms a registration with the event as a calendar file, unless staff have removed one of the two meanwhile. */
export const sendRegistrationMail: JobHandler<"event-registration-mail"> = async ({ registrationId }, { scope }) => {
  const events = scope.resolve<EventsModuleService>(EVENTS_MODULE)
  const [registration] = await events.listEventRegistrations({ id: registrationId })
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const event = registration && (await eventRow(database, registration.event_id))
  if (!event) return
  const { company } = await shopSettings(scope)
  await sendMail(scope, {
    key: `event-registration-${registration.id}`,
    to: registration.email,
    template: eventRegistrationMail,
    data: {
      first_name: withoutLinks(registration.first_name),
      last_name: withoutLinks(registration.last_name),
      event_name: event.name,
      event_date: dayInWords(event.day),
      event_start: event.start_time,
      event_end: event.end_time,
      event_location: LOCATION_NAMES[event.location],
      event_venue: event.venue,
      event_address: event.venue_address,
      event_url: eventUrl(event),
    },
    attachments: [
      {
        filename: `${event.slug}.ics`,
        contentType: CALENDAR_TYPE,
        content: Buffer.from(eventCalendar(event, registration.created_at, company), "utf8"),
      },
    ],
    resource: { type: REGISTRATION, id: registration.id },
  })
}

/** Type of the resource that the mail's notification names. */
export const REGISTRATION = "event_registration"
