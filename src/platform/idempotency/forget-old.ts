import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { settings } from "#config/settings"

/** Deletes keys whose time is over, with their answers. @returns how many there were */
export const forgetOldKeys = (db: Knex): Promise<number> =>
  db("idempotency_request")
    .where("created_at", "<", db.raw("now() - make_interval(hours => ?)", [settings.idempotency.hours]))
    .delete()
