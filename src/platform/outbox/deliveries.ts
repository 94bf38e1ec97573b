import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ShopEvent } from "./shop-event"

export interface Delivery {
  subscriberId: string
  position: string
  event: ShopEvent
  /** 1 for the first. */
  attempt: number
}

/** An attempt takes less; whose process died in it is tried again then. */
export const LEASE_S = 60

interface TakenRow extends Omit<ShopEvent, "occurred_at" | "subject"> {
  subscriber_id: string
  position: string
  attempts: number
  occurred_at: Date
  subject_type: string
  subject_id: string
}

/** SQL: nothing of its subject is to be told before the delivery `d`. */
const IS_NEXT = `not exists (select from outbox_delivery earlier
  where earlier.subscriber_id = d.subscriber_id and earlier.subject = d.subject
    and earlier.position < d.position and earlier.ended_at is null)`

/**
 * Takes what is to be told next for as long as the lease. Of one subject nothing is told to somebody before all that
 * happened earlier has been.
 * @param busy subscribers that are passed over
 * @returns null if nothing is due
 */
export async function takeDue(db: Knex, busy: readonly string[]): Promise<Delivery | null> {
  const { rows } = await db.raw<{ rows: TakenRow[] }>(
    `with next as (
       select d.subscriber_id, d.position
         from outbox_subscriber s
         join outbox_delivery d on d.subscriber_id = s.id and d.ended_at is null and d.due_at <= clock_timestamp()
        where s.paused_at is null and s.retry_at <= clock_timestamp() and s.id <> all(?)
          and ${IS_NEXT}
        order by d.due_at, d.position
        limit 1
          for update of d skip locked)
     update outbox_delivery taken
        set attempts = attempts + 1, due_at = clock_timestamp() + make_interval(secs => ${LEASE_S})
       from next join outbox_event event on event.position = next.position
      where taken.subscriber_id = next.subscriber_id and taken.position = next.position
      returning taken.subscriber_id, taken.position, taken.attempts, event.id, event.type, event.version,
                event.occurred_at, event.subject_type, event.subject_id, event.data`,
    [[...busy]],
  )
  return rows.length === 0 ? null : fromRow(rows[0])
}

const fromRow = ({ subscriber_id, position, attempts, ...event }: TakenRow): Delivery => ({
  subscriberId: subscriber_id,
  position,
  attempt: attempts,
  event: {
    id: event.id,
    type: event.type,
    version: event.version,
    occurred_at: event.occurred_at.toISOString(),
    subject: { type: event.subject_type, id: event.subject_id },
    data: event.data,
  },
})

/** Milliseconds until something is due for somebody who isn't busy; null while nobody waits for anything. */
export async function nextDueMs(db: Knex, busy: readonly string[]): Promise<number | null> {
  const { rows } = await db.raw<{ rows: { due_ms: number | null }[] }>(
    `select extract(epoch from min(greatest(s.retry_at, first.due_at)) - clock_timestamp())::float8 * 1000 as due_ms
       from outbox_subscriber s
       cross join lateral (select due_at from outbox_delivery d
                            where d.subscriber_id = s.id and d.ended_at is null and ${IS_NEXT} order by due_at limit 1) first
      where s.paused_at is null and s.id <> all(?)`,
    [[...busy]],
  )
  return rows[0].due_ms
}
