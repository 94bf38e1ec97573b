import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { cachedUntilChange } from "#platform/cache/index"
import type { EventCard, EventDetail } from "../wire/events"
import { EVENTS, type EventRow } from "./event-rows"
import { eventCardOf, eventDetailOf } from "./event-wire"

/** All events at one moment, coming and past, earliest first, as the wire has them. */
export interface EventsSnapshot {
  cards: readonly EventCard[]
  bySlug: ReadonlyMap<string, EventDetail>
}

async function readEvents(knex: Knex): Promise<EventsSnapshot> {
  const { rows } = await knex.raw<{ rows: EventRow[] }>(EVENTS)
  return {
    cards: rows.map(eventCardOf),
    bySlug: new Map(rows.map((row) => [row.slug, eventDetailOf(row)])),
  }
}

const events = cachedUntilChange({ area: "events", tables: ["event", "event_image"] }, readEvents)

/** The events as they stand, from memory as a rule. */
export const eventsSnapshot = events.read
/** The same in memory now, for who can't wait. */
export const cachedEvents = events.cached
