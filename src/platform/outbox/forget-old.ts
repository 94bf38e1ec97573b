import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** So long an event is kept for who was switched off, and as the log of what was told. */
export const KEPT_DAYS = 90

/** Deletes what is older, told or not. @returns how many events were */
export const forgetOldEvents = (db: Knex): Promise<number> =>
  db("outbox_event")
    .where("occurred_at", "<", db.raw("now() - make_interval(days => ?)", [KEPT_DAYS]))
    .delete()
