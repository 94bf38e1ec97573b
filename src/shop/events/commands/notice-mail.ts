import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type ShopMail, sendMail } from "#area/mails"
import { shopSettings } from "#area/settings"
import { readEnv } from "#config/env"
import type { MailName } from "#integrations/mail/templates/index"
import { now } from "#platform/clock"
import type { JobHandler } from "#platform/jobs/job"
import type { CompanySettings } from "#shop/settings/wire/shop-settings"
import { EVENTS_MODULE } from "../data"
import { isRegistered } from "../data/registrations"
import type { EventsModuleService } from "../data/service"
import { eventUrl } from "../queries/event-calendar"
import { type EventRow, eventRow } from "../queries/event-rows"
import type { EventNotice } from "../rules/event-notice"
import { appointmentOf, calendarFile, REGISTRATION } from "./appointment"

/** Tells a person what became of their registration, unless something else has become of it meanwhile. */
export const sendEventNotice: JobHandler<"event-notice-mail"> = async (job, { scope }) => {
  const { registrationId, notice, changeId } = job
  const events = scope.resolve<EventsModuleService>(EVENTS_MODULE)
  const [registration] = await events.listEventRegistrations({ id: registrationId }, { withDeleted: true })
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const isWithdrawn = registration && registration.deleted_at !== null
  const event = registration && (await eventRow(database, registration.event_id, { withDeleted: isWithdrawn }))
  if (!event || !stillHolds(notice, event, isWithdrawn)) return
  if (isWithdrawn && (await isRegistered(database, event.id, registration, registration.id))) return
  const mail = {
    key: `event-notice-${changeId}-${registrationId}`,
    to: registration.email,
    resource: { type: REGISTRATION, id: registrationId },
  }
  const { company } = await shopSettings(scope)
  await SENDERS[notice](scope, { mail, event, appointment: appointmentOf(event, registration), company })
}

const stillHolds = (notice: EventNotice, event: EventRow, isWithdrawn: boolean): boolean =>
  notice === "withdrawn" ? isWithdrawn : !isWithdrawn && event.is_cancelled === (notice === "called_off")

interface Notice {
  mail: Pick<ShopMail<MailName>, "key" | "to" | "resource">
  event: EventRow
  appointment: ReturnType<typeof appointmentOf>
  company: CompanySettings
}
type Sender = (scope: MedusaContainer, notice: Notice) => Promise<void>

const otherEvents = ({ phone }: CompanySettings) => ({ events_url: `${readEnv().publicUrl}/events`, phone })

const sendNewAppointment: Sender = (scope, { mail, event, appointment, company }) =>
  sendMail(scope, {
    ...mail,
    template: "event-rescheduled",
    data: { ...appointment, event_url: eventUrl(event) },
    attachments: [calendarFile(event, now(), company)],
  })

const SENDERS: Record<EventNotice, Sender> = {
  rescheduled: sendNewAppointment,
  moved: sendNewAppointment,
  called_off: (scope, { mail, event, appointment, company }) =>
    sendMail(scope, {
      ...mail,
      template: "event-cancelled",
      data: {
        ...appointment,
        ...otherEvents(company),
        note: event.cancellation_note ?? "",
      },
      attachments: [calendarFile(event, now(), company, true)],
    }),
  withdrawn: (scope, { mail, event, appointment, company }) =>
    sendMail(scope, {
      ...mail,
      template: "registration-cancelled",
      data: { ...appointment, ...otherEvents(company) },
      attachments: [calendarFile(event, now(), company, true)],
    }),
}
