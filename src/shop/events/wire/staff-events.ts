import * as z from "zod/mini"
import type { CalendarDay } from "#kernel/calendar-day"
import { messageKey } from "#kernel/wire/message"
import { pictureAddress } from "#kernel/wire/picture-address"
import { lineOfText, optionalLine, optionalText } from "#kernel/wire/primitives"
import { pageQuery } from "#kernel/wire/staff-paging"
import { SLUG } from "#kernel/words/slug"
import { type EventLocation, eventLocation, registrationBody } from "./events"

const timeField = (message: string) => z.string(message).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message))

const ADDRESS_INVALID = "events.slug_form"
const SEATS_INVALID = "events.seats_form"

/** What staff enter for an event: `POST /admin/events`. */
export const staffEventBody = z.object({
  name: lineOfText("input.lastname_missing"),
  /** Its part of the address; "" has it made from the name. */
  slug: optionalLine(80).check(z.refine((slug) => slug === "" || SLUG.test(slug), ADDRESS_INVALID)),
  subtitle: optionalLine(300),
  location: eventLocation,
  venue: optionalLine(),
  venue_address: optionalLine(200),
  day: z.string("input.day_missing").check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "input.day_missing")),
  start_time: timeField("events.begin_missing"),
  end_time: timeField("events.end_missing"),
  /** Null is without limit. */
  seats: z.nullable(z.int(SEATS_INVALID).check(z.minimum(0, SEATS_INVALID), z.maximum(10_000, SEATS_INVALID))),
  thumbnail: z.nullable(pictureAddress),
  thumbnail_alt: optionalLine(300),
  /** HTML; sanitised before it is kept. */
  content: optionalText(50_000),
  /** Of the carousel, in order. */
  images: z
    .array(z.object({ url: pictureAddress, alt: optionalLine(300) }), "input.invalid")
    .check(z.maxLength(20, messageKey("input.too_many_pictures", { most: 20 }))),
})
export type StaffEventBody = z.infer<typeof staffEventBody>

const version = z.int("input.invalid")

/** `POST /admin/events/{id}`: the whole event as it shall be. */
export const staffEventChange = z.extend(staffEventBody, {
  /** Of the event that was changed. */
  version,
  /** Whether who is registered gets a mail about a new time or place. */
  is_told: z.boolean("input.invalid"),
})
export type StaffEventChange = z.infer<typeof staffEventChange>

/** `POST /admin/events/{id}/cancel`. */
export const staffEventCancellation = z.object({
  version,
  /** Shown in the shop and written in the mails. */
  note: optionalText(500),
})
export type StaffEventCancellation = z.infer<typeof staffEventCancellation>

/** `POST /admin/events/{id}/registrations`, and of one to correct it: as the shop's form without the place. */
export const staffRegistrationBody = z.omit(registrationBody, { location: true })
export type StaffRegistrationBody = z.infer<typeof staffRegistrationBody>

/** `POST /admin/events/{id}/registrations/{registration}/move`. */
export const registrationMove = z.object({
  event_id: lineOfText("events.appointment_missing"),
  is_told: z.boolean("input.invalid"),
})
export type RegistrationMove = z.infer<typeof registrationMove>

/** `POST /admin/events/{id}/registrations/{registration}/cancel`. */
export const registrationCancellation = z.object({ is_told: z.boolean("input.invalid") })

const search = optionalLine(100)

/** Query of `GET /admin/events`. */
export const staffEventsQuery = z.object({ when: z._default(z.enum(["coming", "past"]), "coming"), ...pageQuery })
/** Query of `GET /admin/events/{id}/registrations`. */
export const staffRegistrationsQuery = z.object({
  state: z._default(z.enum(["registered", "cancelled"]), "registered"),
  q: search,
  ...pageQuery,
})
export type StaffRegistrationsQuery = z.infer<typeof staffRegistrationsQuery>

/** An event as staff see it in the list. `day` is `YYYY-MM-DD`, times `HH:MM`, all Swiss. */
export interface StaffEventRow {
  id: string
  slug: string
  name: string
  location: EventLocation
  venue: string
  day: CalendarDay
  start_time: string
  end_time: string
  seats: number | null
  registered: number
  is_cancelled: boolean
  thumbnail: string | null
}

/** `GET /admin/events`: coming ones soonest first, past ones latest first. */
export interface StaffEvents {
  count: number
  events: StaffEventRow[]
}

/** `GET /admin/events/{id}`. */
export interface StaffEvent extends StaffEventRow {
  subtitle: string
  venue_address: string
  thumbnail_alt: string
  content: string
  images: { url: string; alt: string }[]
  cancellation_note: string
  version: number
  is_coming: boolean
  /** Whether staff may still register somebody, up to the end of its day. */
  is_open: boolean
  /** People who were registered and no longer are. */
  withdrawn: number
  /** From this day on its registrations are gone. */
  forgotten_on: CalendarDay
  /** Coming ones to which a registration can be moved, soonest first. */
  others: Pick<StaffEventRow, "id" | "name" | "day" | "seats" | "registered">[]
}

export interface StaffRegistration extends StaffRegistrationBody {
  id: string
  /** ISO 8601. */
  created_at: string
  cancelled_at: string | null
}

/** `GET /admin/events/{id}/registrations`: by name. */
export interface StaffRegistrations {
  count: number
  registrations: StaffRegistration[]
}
