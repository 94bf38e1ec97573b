import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { notFound } from "#platform/refusal"
import { FORMER_SECRETS } from "../data/endpoints"
import type {
  DeliveriesQuery,
  StaffDeliveries,
  StaffDelivery,
  StaffWebhook,
  StaffWebhooks,
} from "../wire/staff-webhooks"

/** Every endpoint with how it stands, the oldest first. */
export async function staffWebhooks(db: Knex): Promise<StaffWebhooks> {
  const { rows } = await db.raw<{ rows: StaffWebhook[] }>(
    `select e.id, e.url, e.description, coalesce(s.types, '{}') as types,
            case when s.paused_at is not null then 'off' when s.failures > 0 then 'resting' else 'on' end as state,
            s.pause_reason as off_reason, s.failing_since,
            case when s.paused_at is null and s.failures > 0 then s.retry_at end as retry_at,
            (select count(*)::integer from outbox_delivery d where d.subscriber_id = e.id and d.ended_at is null) as waiting,
            (select min(until) from ${FORMER_SECRETS} former) as previous_secret_until
       from webhook_endpoint e join outbox_subscriber s on s.id = e.id
      where e.deleted_at is null order by e.created_at, e.id`,
  )
  return { webhooks: rows }
}

const STATE = `case when d.ended_at is null then 'waiting' when d.is_delivered then 'delivered' else 'given_up' end`

const ASKED = `d.subscriber_id = :id and (:state::text is null or ${STATE} = :state)`

/** What an endpoint was told, and what it waits for. @throws Refusal 404 */
export async function webhookDeliveries(
  db: Knex,
  id: string,
  { state, limit, offset }: DeliveriesQuery,
): Promise<StaffDeliveries> {
  if (!(await db("webhook_endpoint").where({ id }).whereNull("deleted_at").first("id"))) throw notFound()
  const { rows } = await db.raw<{
    rows: (StaffDelivery & { count: number; subject_type: string; subject_id: string })[]
  }>(
    `select happened.id, happened.type, happened.subject_type, happened.subject_id, happened.occurred_at, ${STATE} as state,
            d.attempts, d.last_status, d.last_error, d.last_at,
            (select count(*)::integer from outbox_delivery d where ${ASKED}) as count
       from (select d.* from outbox_delivery d where ${ASKED} order by d.position desc limit :limit offset :offset) d
       join outbox_event happened on happened.position = d.position
      order by d.position desc`,
    { id, state: state ?? null, limit, offset },
  )
  return {
    count: rows[0]?.count ?? 0,
    deliveries: rows.map(({ count: _, subject_type, subject_id, ...delivery }) => ({
      ...delivery,
      subject: { type: subject_type, id: subject_id },
    })),
  }
}
