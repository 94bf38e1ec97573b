import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { EventsSnapshot } from "./snapshot"

/** Where the event is now that this path once led to; null for a path that was no event's, or whose event is gone. One statement at most. */
export async function movedEvent(
  db: Knex,
  { cards }: Pick<EventsSnapshot, "cards">,
  path: string,
): Promise<string | null> {
  const [, slug] = /^\/events\/([\w-]+)$/.exec(path) ?? []
  const former = slug && (await db("event_former_address").where({ slug }).first("event_id"))
  const card = former && cards.find(({ id }) => id === former.event_id)
  return card ? `/events/${card.slug}` : null
}
