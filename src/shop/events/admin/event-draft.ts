import { type CalendarDay, clocksOf } from "#kernel/calendar-day"
import { typedNumber } from "#kernel/words/typed-number"
import { isComing, momentOf } from "../rules/coming-event"
import { isRescheduled } from "../rules/event-notice"
import type { EventLocation } from "../wire/events"
import type { StaffEvent, StaffEventBody } from "../wire/staff-events"

/** An event as its form has it: seats as typed, "" for without limit. */
export interface EventDraft extends Omit<StaffEventBody, "seats" | "location"> {
  location: EventLocation | ""
  seats: string
  /** Whether who is registered gets a mail about a new time or place. */
  is_told: boolean
}

export const NEW_EVENT: EventDraft = {
  name: "",
  slug: "",
  subtitle: "",
  location: "",
  venue: "",
  venue_address: "",
  day: "",
  start_time: "",
  end_time: "",
  seats: "",
  thumbnail: null,
  thumbnail_alt: "",
  content: "",
  images: [],
  is_told: true,
}

export const draftOf = (event: StaffEvent): EventDraft => ({
  name: event.name,
  slug: event.slug,
  subtitle: event.subtitle,
  location: event.location,
  venue: event.venue,
  venue_address: event.venue_address,
  day: event.day,
  start_time: event.start_time,
  end_time: event.end_time,
  seats: event.seats === null ? "" : String(event.seats),
  thumbnail: event.thumbnail,
  thumbnail_alt: event.thumbnail_alt,
  content: event.content,
  images: event.images,
  is_told: true,
})

/** The same event for another day, which staff choose; its address is made again. */
export const duplicateOf = (event: StaffEvent): EventDraft => ({ ...draftOf(event), slug: "", day: "" })

const clocksInZurich = clocksOf("Europe/Zurich")

/** Whether who comes has to be told of what is typed: another time or place than is stored, and still to come then. */
export const isNews = (stored: StaffEvent, draft: EventDraft, at: Date): boolean =>
  !stored.is_cancelled &&
  isRescheduled(stored, draft) &&
  isComing({ day: draft.day as CalendarDay, startTime: draft.start_time }, momentOf(clocksInZurich(at)))

/** As typed for what is no number of seats, so that the server refuses it. */
export const sentSeats = (seats: string) => (seats.trim() === "" ? null : (typedNumber(seats, 0) ?? seats))
