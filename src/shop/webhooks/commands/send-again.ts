import { wakeOutbox } from "#platform/outbox/dispatcher"
import { notFound } from "#platform/refusal"
import { byStaff } from "#platform/transaction/by-staff"
import { TEST_EVENT } from "../rules/event-types"

/**
 * Tells an endpoint of an event once more, or at once of one that waits. Its id stays, by which a receiver knows it.
 * @throws Refusal 404
 */
export const sendAgain = byStaff(async (trx, _staffId, id: string, eventId: string) => {
  await trx("outbox_subscriber")
    .where({ id })
    .update({ retry_at: trx.raw("now()") })
  const touched = await trx("outbox_delivery")
    .where({ subscriber_id: id })
    .whereIn("position", trx("outbox_event").select("position").where({ id: eventId }))
    .update({ ended_at: null, is_delivered: false, due_at: trx.raw("clock_timestamp()") })
  if (touched === 0) throw notFound()
  wakeOutbox()
})

/** Sends an event that means nothing to one endpoint, so that its receiver can be tried. @throws Refusal 404 */
export const sendTest = byStaff(async (trx, _staffId, id: string) => {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `with made as (
       insert into outbox_event (type, version, subject_type, subject_id, data, occurred_at)
       select ?, 1, 'webhook', id, '{}', now() from webhook_endpoint where id = ? and deleted_at is null
       returning position, subject_id)
     insert into outbox_delivery (subscriber_id, position, subject)
     select subject_id, position, 'webhook:' || position from made`,
    [TEST_EVENT, id],
  )
  if (rowCount === 0) throw notFound()
  await trx("outbox_subscriber")
    .where({ id })
    .update({ retry_at: trx.raw("now()") })
  wakeOutbox()
})
