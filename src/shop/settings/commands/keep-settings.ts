import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SettingGroup } from "../wire/shop-settings"

const tableOf = (group: SettingGroup) => (group === "rental" ? "rental_setting" : "shop_setting")

/** Lets changes of one group wait for each other until the transaction ends. */
export const lockSettings = (trx: Knex.Transaction, group: SettingGroup) =>
  trx.raw("select pg_advisory_xact_lock(hashtext('shop settings'), hashtext(?))", [group])

/** Keeps a locked group as it is from now on. */
export async function writeSettings(
  trx: Knex.Transaction,
  group: SettingGroup,
  value: object,
  version: number,
): Promise<void> {
  await trx(tableOf(group))
    .insert({ id: group, value: JSON.stringify(value), version })
    .onConflict("id")
    .merge({ value: JSON.stringify(value), version, updated_at: trx.fn.now(), deleted_at: null })
}
