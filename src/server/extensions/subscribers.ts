import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Extension } from "#extension/define-extension"
import { KEPT_DAYS } from "#platform/outbox/forget-old"

const PREFIX = "extension:"
const UNLISTED = "unlisted"

export const subscriberOf = ({ name }: Pick<Extension, "name">) => `${PREFIX}${name}`
export const isExtension = (subscriberId: string) => subscriberId.startsWith(PREFIX)

/**
 * Who is listed hears from now on of what it asks for, also one that was switched off while it failed. For who isn't, what happens
 * waits as long as events are kept; whoever isn't listed for so long is forgotten.
 */
export async function ensureSubscribers(db: Knex, extensions: readonly Extension[]): Promise<void> {
  const hearing = extensions.filter(({ eventTypes }) => eventTypes.length > 0)
  await db.transaction(async (trx) => {
    await trx.raw("select pg_advisory_xact_lock(hashtext('extension subscribers'))")
    await trx("outbox_subscriber")
      .where("id", "like", `${PREFIX}%`)
      .whereNotIn("id", hearing.map(subscriberOf))
      .update({ paused_at: trx.raw("coalesce(paused_at, now())"), pause_reason: UNLISTED })
    await trx("outbox_subscriber")
      .where({ pause_reason: UNLISTED })
      .where("paused_at", "<", trx.raw("now() - make_interval(days => ?)", [KEPT_DAYS]))
      .delete()
    if (hearing.length === 0) return
    await trx("outbox_subscriber")
      .insert(hearing.map((extension) => ({ id: subscriberOf(extension), types: [...extension.eventTypes] })))
      .onConflict("id")
      .merge({
        types: trx.raw("excluded.types"),
        paused_at: null,
        pause_reason: null,
        failures: 0,
        failing_since: null,
        retry_at: trx.raw("now()"),
      })
  })
}
