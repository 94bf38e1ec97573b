import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { cachedUntilChange } from "#platform/cache/index"
import { completeSettings } from "../wire/default-settings"
import type { ShopSettings } from "../wire/shop-settings"

const STORED = `
  select id, value from shop_setting where deleted_at is null
  union all
  select id, value from rental_setting where deleted_at is null`

async function readSettings(knex: Knex): Promise<ShopSettings> {
  const { rows } = await knex.raw<{ rows: { id: keyof ShopSettings; value: object }[] }>(STORED)
  return completeSettings(Object.fromEntries(rows.map(({ id, value }) => [id, value])))
}

const settings = cachedUntilChange({ area: "settings", tables: ["shop_setting", "rental_setting"] }, readSettings)

/**
 * What the owner has set, from memory as a rule: a statement only after a change. One snapshot is of one moment, so
 * whatever is computed together asks once and hands it on.
 * @see docs/decisions/110-settings-in-the-database.md
 */
export const shopSettings = settings.read

/** After a change that this process has committed: its next question is answered by it. Others hear of it. */
export const forgetSettings = settings.forget
