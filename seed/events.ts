import type { MedusaContainer } from "@medusajs/framework/types"
import { addDays, type CalendarDay, weekday } from "#kernel/calendar-day"
import { today } from "#platform/clock"
import { EVENTS_MODULE } from "#shop/events/data/index"
import type { EventsModuleService } from "#shop/events/data/service"
import type { EventLocation } from "#shop/events/wire/events"
import { readContent } from "./content"
import { pictureFor } from "./files"

interface SeedEvent {
  slug: string
  name: string
  subtitle: string
  location: EventLocation
  /** Counts from the day of seeding; the event is on the first Thursday from there. */
  date_offset_days: number
  start_time: string
  end_time: string
  venue: string
  venue_address: string
  seats: number
  thumbnail: string
  content: string
  carousel: { image: string }[]
}

const THURSDAY = 4

/** The day itself if it is a Thursday, else the next one. */
const thursdayFrom = (day: CalendarDay): CalendarDay => addDays(day, (THURSDAY - weekday(day) + 7) % 7)

/** Events where there are none yet; an event's pictures are made last and say that it stands. */
export async function seedEvents(container: MedusaContainer) {
  const events = container.resolve<EventsModuleService>(EVENTS_MODULE)
  const wanted = readContent<SeedEvent[]>("events.json")
  const known = await events.listEvents({ slug: wanted.map(({ slug }) => slug) }, { take: null, withDeleted: true })
  const missing = wanted.filter(({ slug }) => !known.some((event) => event.slug === slug))
  const created = await events.createEvents(missing.map(eventOf))
  const [knownImage] = await events.listEventImages({}, { take: 1 })
  if (knownImage) return
  const ids = new Map([...known, ...created].map(({ slug, id }) => [slug, id]))
  await events.createEventImages(
    wanted.flatMap(({ slug, carousel }) =>
      carousel.map(({ image }, sort_order) => ({ event_id: ids.get(slug)!, ...pictureFor(image), sort_order })),
    ),
  )
}

function eventOf(event: SeedEvent) {
  const picture = pictureFor(event.thumbnail)
  return {
    slug: event.slug,
    name: event.name,
    subtitle: event.subtitle,
    location: event.location,
    venue: event.venue,
    venue_address: event.venue_address,
    day: thursdayFrom(addDays(today(), event.date_offset_days)),
    start_time: event.start_time,
    end_time: event.end_time,
    seats: event.seats,
    thumbnail: picture.url,
    thumbnail_alt: picture.alt,
    content: event.content,
  }
}
