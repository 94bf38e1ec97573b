import type { DatabaseGauge } from "../telemetry/database-gauges"

const WAITING = `outbox_delivery delivery
  join outbox_subscriber subscriber on subscriber.id = delivery.subscriber_id and subscriber.paused_at is null
 where delivery.ended_at is null`

/** Events that somebody who is told of them doesn't know yet. */
export const OUTBOX_GAUGES: DatabaseGauge[] = [
  { name: "shop.webhooks.waiting", sql: `select count(*) from ${WAITING}` },
  {
    name: "shop.webhooks.oldest",
    sql: `select coalesce(extract(epoch from now() - min(occurred_at)), 0) from outbox_event
           where position = (select min(delivery.position) from ${WAITING})`,
  },
]
