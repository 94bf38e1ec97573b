import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { sendMail } from "#area/mails"
import { shopSettings } from "#area/settings"
import { now } from "#platform/clock"
import type { JobHandler } from "#platform/jobs/job"
import { EVENTS_MODULE } from "../data"
import type { EventsModuleService } from "../data/service"
import { eventUrl } from "../queries/event-calendar"
import { eventRow } from "../queries/event-rows"
import { appointmentOf, calendarFile, REGISTRATION } from "./appointment"

/** Confirms a registration, or its corrected address, with the event as a calendar file, unless staff have cancelled one of the two meanwhile. */
export const sendRegistrationMail: JobHandler<"event-registration-mail"> = async (
  { registrationId, changeId },
  { scope },
) => {
  const events = scope.resolve<EventsModuleService>(EVENTS_MODULE)
  const [registration] = await events.listEventRegistrations({ id: registrationId })
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const event = registration && (await eventRow(database, registration.event_id))
  if (!event || event.is_cancelled) return
  const { company } = await shopSettings(scope)
  await sendMail(scope, {
    key: `event-registration-${changeId ?? registration.id}`,
    to: registration.email,
    template: "event-registration",
    data: { ...appointmentOf(event, registration), event_url: eventUrl(event) },
    attachments: [calendarFile(event, now(), company)],
    resource: { type: REGISTRATION, id: registration.id },
  })
}
