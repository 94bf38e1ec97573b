import type { CalendarDay } from "#kernel/calendar-day"
import { button, paragraph } from "../rendering/blocks"
import type { MailTemplate, Say } from "../rendering/template"
import type { Person } from "./accounts"

export interface Appointment extends Person {
  event_name: string
  event_day: CalendarDay
  /** `16:30` */
  event_start: string
  event_end: string
  event_location: string
  /** Hall and address, or the town alone: `Musterhalle Olten, Beispielweg 3, 4600 Olten` */
  event_place: string
}

export interface EventMail extends Appointment {
  event_url: string
}

const appointment = (mail: Appointment, say: Say) =>
  paragraph(say("eventmails.event", mail), say("eventmails.when", mail), say.value(mail.event_place))

export const eventRegistrationMail: MailTemplate<EventMail> = (mail, say) => ({
  subject: say("eventmails.registered_subject", mail),
  preview: say("eventmails.registered_preview", mail),
  body: [
    paragraph(say("mails.greeting", mail)),
    paragraph(say("eventmails.registered")),
    appointment(mail, say),
    paragraph(say("eventmails.registered_calendar")),
    button(say("eventmails.programme"), mail.event_url),
  ],
})

export const eventRescheduledMail: MailTemplate<EventMail> = (mail, say) => ({
  subject: say("eventmails.rescheduled_subject", mail),
  preview: say("eventmails.rescheduled_preview", mail),
  body: [
    paragraph(say("mails.greeting", mail)),
    paragraph(say("eventmails.rescheduled")),
    appointment(mail, say),
    paragraph(say("eventmails.rescheduled_calendar")),
    button(say("eventmails.programme"), mail.event_url),
  ],
})

export interface RegistrationCancelledMail extends Appointment {
  events_url: string
  phone: string
}

export const registrationCancelledMail: MailTemplate<RegistrationCancelledMail> = (mail, say) => ({
  subject: say("eventmails.withdrawn_subject", mail),
  preview: say("eventmails.withdrawn_preview", mail),
  body: [
    paragraph(say("mails.greeting", mail)),
    paragraph(say("eventmails.withdrawn")),
    appointment(mail, say),
    paragraph(say("eventmails.withdrawn_calendar", mail)),
    button(say("eventmails.other_events"), mail.events_url),
  ],
})

export interface EventCancelledMail extends RegistrationCancelledMail {
  /** What staff say about it; may be empty. */
  note: string
}

export const eventCancelledMail: MailTemplate<EventCancelledMail> = (mail, say) => ({
  subject: say("eventmails.cancelled_subject", mail),
  preview: say("eventmails.cancelled_preview", mail),
  body: [
    paragraph(say("mails.greeting", mail)),
    paragraph(say("eventmails.cancelled")),
    appointment(mail, say),
    mail.note === "" ? null : paragraph(say.value(mail.note)),
    paragraph(say("eventmails.cancelled_calendar", mail)),
    button(say("eventmails.other_events"), mail.events_url),
  ],
})
