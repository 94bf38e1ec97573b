import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import type { EventLocation } from "../wire/events"

/** An event as the tables have it, its pictures in their order. */
export interface EventRow {
  id: string
  slug: string
  name: string
  subtitle: string
  location: EventLocation
  venue: string
  venue_address: string
  day: CalendarDay
  start_time: string
  end_time: string
  seats: number | null
  thumbnail: string | null
  thumbnail_alt: string
  content: string
  is_cancelled: boolean
  cancellation_note: string
  version: number
  images: { image: string; alt: string }[]
}

const ALL = `
  select e.id, e.slug, e.name, e.subtitle, e.location, e.venue, e.venue_address, e.day, e.start_time, e.end_time,
         e.seats, e.thumbnail, e.thumbnail_alt, e.content, e.is_cancelled, e.cancellation_note, e.version,
         coalesce((select jsonb_agg(jsonb_build_object('image', i.url, 'alt', i.alt) order by i.sort_order, i.id)
                     from event_image i where i.event_id = e.id and i.deleted_at is null), '[]') as images
    from event e`

/** All events, earliest first. */
export const EVENTS = `${ALL}
   where e.deleted_at is null
   order by e.day, e.start_time, e.id`

/** One event of the tables, whatever its day. @param withDeleted for whoever is still to be told of it */
export async function eventRow(
  database: Knex | Knex.Transaction,
  id: string,
  { withDeleted = false } = {},
): Promise<EventRow | null> {
  const { rows } = await database.raw<{ rows: EventRow[] }>(`${ALL} where e.id = ? and (e.deleted_at is null or ?)`, [
    id,
    withDeleted,
  ])
  return rows[0] ?? null
}
