import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { SettingGroup } from "../../contract/shop-settings"
import type { StaffSettingsGroup } from "../../contract/staff-settings"
import { staleChange } from "../../lib/shop-error"
import { differences } from "../../modules/audit/differences"
import { recordAudit } from "../../modules/audit/record"
import { staffSettings } from "../../queries/staff/settings"
import { inOneTransaction } from "../checkout/one-transaction"
import { followInMedusa } from "./follow-in-medusa"

const tableOf = (group: SettingGroup) => (group === "rental" ? "rental_setting" : "shop_setting")

/**
 * Keeps a group of the owner's settings, with its audit entry, and lets Medusa's own set-up follow. What stands there
 * already isn't kept twice.
 * @returns its version now
 * @throws ShopError 409 if somebody else changed it since
 */
export const saveSettings = <Group extends SettingGroup>(
  scope: MedusaContainer,
  staffId: string,
  group: Group,
  { version, ...value }: StaffSettingsGroup<Group>,
): Promise<number> =>
  inOneTransaction(scope, async ({ trx }) => {
    await trx.raw("select pg_advisory_xact_lock(hashtext('shop settings'), hashtext(?))", [group])
    const { version: known, ...before } = (await staffSettings(trx))[group]
    const changed = differences<object>(before, value)
    if (changed === null) return known
    if (known !== version) throw staleChange(known)
    await write(trx, group, value, known + 1)
    if (group === "company" || group === "sales") await followInMedusa(trx, await staffSettings(trx))
    await recordAudit(trx, {
      staffId,
      action: "settings.save",
      subject: { type: "settings", id: group },
      ...changed,
    })
    return known + 1
  })

async function write(trx: Knex.Transaction, group: SettingGroup, value: object, version: number): Promise<void> {
  await trx(tableOf(group))
    .insert({ id: group, value: JSON.stringify(value), version })
    .onConflict("id")
    .merge({ value: JSON.stringify(value), version, updated_at: trx.fn.now(), deleted_at: null })
}
