import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { GIVEN_UP_AFTER_S, pauseAfter } from "./pauses"
import type { ShopEvent } from "./shop-event"

export interface Delivery {
  subscriberId: string
  position: string
  event: ShopEvent
  /** 1 for the first. */
  attempt: number
}

/** What came of an attempt. `isReached` is false where the neighbour is away, so that it has to rest. */
export type Outcome =
  | { isDelivered: true; status: number | null }
  | { isDelivered: false; status: number | null; error: string; isReached: boolean; isGone: boolean }

/** An attempt takes less; whose process died in it is tried again then. */
const LEASE_S = 60
const MOST_OF_ERROR = 500

interface TakenRow extends Omit<ShopEvent, "occurred_at" | "subject"> {
  subscriber_id: string
  position: string
  attempts: number
  occurred_at: Date
  subject_type: string
  subject_id: string
}

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
          and not exists (select from outbox_delivery earlier
                           where earlier.subscriber_id = d.subscriber_id and earlier.subject = d.subject
                             and earlier.position < d.position and earlier.ended_at is null)
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

/**
 * Notes what came of an attempt. Who could not be reached rests as a whole, longer each time, which counts as no attempt of this event's; what
 * was refused is tried again by itself, and no more once that has gone on for days.
 * @returns whether the subscriber was switched off by it
 */
export async function settle(trx: Knex, delivery: Delivery, outcome: Outcome): Promise<boolean> {
  const { subscriberId, position, attempt } = delivery
  const row = trx("outbox_delivery").where({ subscriber_id: subscriberId, position }).whereNull("ended_at")
  const last = { last_at: trx.raw("clock_timestamp()"), last_status: outcome.status }
  if (outcome.isDelivered) {
    await row.update({ ...last, last_error: null, is_delivered: true, ended_at: trx.raw("clock_timestamp()") })
    await trx("outbox_subscriber")
      .where({ id: subscriberId })
      .where("failures", ">", 0)
      .update({ failures: 0, failing_since: null, retry_at: trx.raw("now()") })
    return false
  }
  await row.update({
    ...last,
    last_error: outcome.error.slice(0, MOST_OF_ERROR),
    due_at: outcome.isReached ? inSeconds(trx, pauseAfter(attempt)) : trx.raw("clock_timestamp()"),
    ...(outcome.isReached
      ? { ended_at: trx.raw(`case when ${IS_HOPELESS} then clock_timestamp() end`) }
      : { attempts: trx.raw("attempts - 1") }),
  })
  if (outcome.isGone) return switchOff(trx, subscriberId, "gone")
  return outcome.isReached ? false : rest(trx, subscriberId)
}

/** Refused for as long as anybody is tried at all, since it was first due. */
const IS_HOPELESS = `(select occurred_at from outbox_event event where event.position = outbox_delivery.position)
  < now() - make_interval(secs => ${GIVEN_UP_AFTER_S}) and attempts > 10`

const inSeconds = (db: Knex, seconds: number) => db.raw("clock_timestamp() + make_interval(secs => ?)", [seconds])

async function rest(trx: Knex, id: string): Promise<boolean> {
  const subscriber = await trx("outbox_subscriber")
    .where({ id })
    .forUpdate()
    .first<{ failures: number; is_resting: boolean; is_hopeless: boolean | null } | undefined>(
      "failures",
      trx.raw("retry_at > clock_timestamp() as is_resting"),
      trx.raw("failing_since < now() - make_interval(secs => ?) as is_hopeless", [GIVEN_UP_AFTER_S]),
    )
  // Several attempts that failed at the same time are one failure.
  if (!subscriber || subscriber.is_resting) return false
  if (subscriber.is_hopeless) return switchOff(trx, id, "failing")
  const failures = subscriber.failures + 1
  await trx("outbox_subscriber")
    .where({ id })
    .update({
      failures,
      failing_since: trx.raw("coalesce(failing_since, now())"),
      retry_at: inSeconds(trx, pauseAfter(failures)),
    })
  return false
}

const switchOff = async (trx: Knex, id: string, reason: "gone" | "failing"): Promise<boolean> =>
  (await trx("outbox_subscriber")
    .where({ id })
    .whereNull("paused_at")
    .update({ paused_at: trx.raw("now()"), pause_reason: reason })) > 0

/** Milliseconds until something is due for somebody who isn't busy; null while nobody waits for anything. */
export async function nextDueMs(db: Knex, busy: readonly string[]): Promise<number | null> {
  const { rows } = await db.raw<{ rows: { due_ms: number | null }[] }>(
    `select extract(epoch from min(greatest(s.retry_at, first.due_at)) - clock_timestamp())::float8 * 1000 as due_ms
       from outbox_subscriber s
       cross join lateral (select due_at from outbox_delivery d
                            where d.subscriber_id = s.id and d.ended_at is null order by due_at limit 1) first
      where s.paused_at is null and s.id <> all(?)`,
    [[...busy]],
  )
  return rows[0].due_ms
}
