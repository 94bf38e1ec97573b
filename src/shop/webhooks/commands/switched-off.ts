import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { sendMail } from "#area/mails"
import { shopSettings } from "#area/settings"
import { readEnv } from "#config/env"
import { enqueue } from "#platform/jobs/enqueue"
import type { JobHandler } from "#platform/jobs/job"
import { endpointToTell } from "../data/endpoints"

/** Promises that staff learn of it, in the transaction in which an endpoint was switched off. */
export async function promiseOffMail(trx: Knex.Transaction, endpointId: string): Promise<void> {
  const { paused_at } = await trx("outbox_subscriber").where({ id: endpointId }).first("paused_at")
  const since = paused_at.toISOString()
  await enqueue(trx, "webhook-off-mail", { endpointId, since }, { key: `${endpointId} ${since}` })
}

/** Tells staff that nobody heard for days, unless the endpoint is gone or on again. */
export const sendOffMail: JobHandler<"webhook-off-mail"> = async ({ endpointId, since }, { scope }) => {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [endpoint, subscriber] = await Promise.all([
    endpointToTell(db, endpointId),
    db("outbox_subscriber").where({ id: endpointId }).whereNotNull("paused_at").first("pause_reason", "failing_since"),
  ])
  if (!endpoint || !subscriber) return
  const { company } = await shopSettings(scope)
  await sendMail(scope, {
    key: `webhook-off-${endpointId}-${since}`,
    to: company.mail,
    template: "webhook-off",
    data: {
      host: new URL(endpoint.url).host,
      since: subscriber.failing_since ?? new Date(since),
      is_gone: subscriber.pause_reason === "gone",
      admin_url: `${readEnv().publicUrl}/app/settings/webhooks`,
    },
  })
}
