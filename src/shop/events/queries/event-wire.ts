import { sanitised } from "#platform/staff-html"
import { type EventCard, type EventDetail, LOCATION_NAMES } from "../wire/events"
import type { EventRow } from "./event-rows"

/** An event in the overview. */
export const eventCardOf = (row: EventRow): EventCard => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  subtitle: row.subtitle,
  date: row.day,
  start_time: row.start_time,
  end_time: row.end_time,
  location: row.location,
  location_name: LOCATION_NAMES[row.location],
  venue: row.venue,
  venue_address: row.venue_address,
  thumbnail: row.thumbnail ?? "default",
  thumbnail_alt: row.thumbnail_alt,
  is_cancelled: row.is_cancelled,
})

/** An event's page; staff's HTML sanitised (ruling 2). */
export const eventDetailOf = (row: EventRow): EventDetail => ({
  ...eventCardOf(row),
  cancellation_note: row.cancellation_note,
  content: sanitised(row.content),
  carousel: row.images,
})
