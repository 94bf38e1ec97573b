import { type DraftPicture, draftPictures, sentPictures } from "#admin/ui/files/draft-pictures"
import type { EventLocation } from "../wire/events"
import type { StaffEvent, StaffEventBody } from "../wire/staff-events"

/** An event as its form has it: seats as typed, "" for without limit. */
export interface EventDraft extends Omit<StaffEventBody, "seats" | "images" | "location"> {
  location: EventLocation | ""
  seats: string
  images: DraftPicture[]
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
  images: draftPictures(event.images),
})

/** The same event for another day, which staff choose; its address is made anew. */
export const duplicateOf = (event: StaffEvent): EventDraft => ({ ...draftOf(event), slug: "", day: "" })

/** As it is sent; what isn't a number of seats is left to the server to refuse. */
export const sentEvent = ({ seats, images, ...draft }: EventDraft) => ({
  ...draft,
  seats: seats.trim() === "" ? null : Number(seats),
  images: sentPictures(images),
})
