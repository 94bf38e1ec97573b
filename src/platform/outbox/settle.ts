import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type Delivery, LEASE_S } from "./deliveries"
import { GIVEN_UP_AFTER_S, pauseAfter, restAfter } from "./pauses"

/**
 * Whose a failure is: the event's, which was refused, the neighbour's, who is away or busy, or `either` of them where he is there and
 * fails: which of them, the other events say.
 */
export type Fault = "event" | "neighbour" | "either"

export type Outcome =
  | { isDelivered: true; status: number | null }
  | { isDelivered: false; status: number | null; error: string; fault: Fault; isGone: boolean }

const MOST_OF_ERROR = 500

/**
 * Notes what came of an attempt. Who could not be reached rests as a whole, longer each time, which counts as no attempt of this event's; what
 * was refused is tried again by itself, and no more once that has gone on for days. So is what he fails at while he hears others; as
 * long as he doesn't, he rests too, some minutes at most. The subscriber is locked before his deliveries, as by who deletes him.
 * @returns whether the subscriber was switched off by it
 */
export async function settle(trx: Knex, delivery: Delivery, outcome: Outcome): Promise<boolean> {
  const { subscriberId: id, position } = delivery
  const change = (changes: object) =>
    trx("outbox_delivery")
      .where({ subscriber_id: id, position })
      .whereNull("ended_at")
      .update({ last_at: trx.raw("clock_timestamp()"), last_status: outcome.status, last_error: null, ...changes })
  if (outcome.isDelivered) {
    await noteHeard(trx, id)
    await change({ is_delivered: true, ended_at: trx.raw("clock_timestamp()") })
    return false
  }
  const isPassedOver = outcome.fault === "either" && (await wereOthersHeard(trx, delivery))
  const fault = isPassedOver ? "event" : outcome.fault
  const isOff = await follow(trx, id, outcome.isGone ? "gone" : fault)
  await change({
    last_error: outcome.error.slice(0, MOST_OF_ERROR),
    ...(fault === "neighbour" ? putOffWith(trx, id) : putOffAlone(trx, delivery)),
    ...(fault === "event" && {
      passed_over: trx.raw("passed_over + ?", [Number(isPassedOver)]),
      ended_at: trx.raw(`case when ${IS_HOPELESS} and ${isPassedOver ? IS_ALONE : "true"} then clock_timestamp() end`),
    }),
  })
  return isOff
}

const putOffAlone = (trx: Knex, { attempt }: Delivery) => ({ due_at: inSeconds(trx, pauseAfter(attempt)) })

/** Behind what comes while the subscriber rests: else those that fail each time would be all that is ever tried. */
const putOffWith = (trx: Knex, id: string) => ({
  attempts: trx.raw("attempts - 1"),
  due_at: trx.raw("(select retry_at from outbox_subscriber where id = ?)", [id]),
})

/** What a failure means for the subscriber. @returns whether it was switched off */
async function follow(trx: Knex, id: string, what: Fault | "gone"): Promise<boolean> {
  if (what === "gone") return switchOff(trx, id, "gone")
  return what === "event" ? false : rest(trx, id, what)
}

/** Refused for as long as anybody is tried at all, since it was first due. */
const IS_HOPELESS = `(select occurred_at from outbox_event event where event.position = outbox_delivery.position)
  < now() - make_interval(secs => ${GIVEN_UP_AFTER_S}) and attempts > 10`

/** That others are heard between two attempts may be chance; so often it isn't. */
const IS_ALONE = "passed_over >= 2"

/** Whether another event got through since the attempt before this one. */
async function wereOthersHeard(trx: Knex, { subscriberId, position }: Delivery): Promise<boolean> {
  const heard = await trx("outbox_delivery as d")
    .join("outbox_subscriber as s", "s.id", "d.subscriber_id")
    .where({ "d.subscriber_id": subscriberId, "d.position": position })
    .whereRaw("s.reached_at > d.last_at")
    .first("d.position")
  return heard !== undefined
}

/** Who hears again is told at once of all that he failed at. */
async function noteHeard(trx: Knex, id: string): Promise<void> {
  const subscriber = () => trx("outbox_subscriber").where({ id })
  await subscriber().update({ reached_at: trx.raw("clock_timestamp()") })
  const hasRested = await subscriber()
    .where("failures", ">", 0)
    .update({ failures: 0, failing_since: null, retry_at: trx.raw("now()") })
  if (hasRested === 0) return
  // What is being told just now is due within its lease.
  await trx("outbox_delivery")
    .where({ subscriber_id: id })
    .whereNull("ended_at")
    .where("due_at", ">", inSeconds(trx, LEASE_S))
    .update({ due_at: trx.raw("clock_timestamp()") })
}

const inSeconds = (db: Knex, seconds: number) => db.raw("clock_timestamp() + make_interval(secs => ?)", [seconds])

async function rest(trx: Knex, id: string, fault: Exclude<Fault, "event">): Promise<boolean> {
  const subscriber = await trx("outbox_subscriber")
    .where({ id })
    .forNoKeyUpdate()
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
      retry_at: inSeconds(trx, fault === "either" ? restAfter(failures) : pauseAfter(failures)),
    })
  return false
}

const switchOff = async (trx: Knex, id: string, reason: "gone" | "failing"): Promise<boolean> =>
  (await trx("outbox_subscriber")
    .where({ id })
    .whereNull("paused_at")
    .update({ paused_at: trx.raw("now()"), pause_reason: reason })) > 0
