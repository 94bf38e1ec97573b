import type { MedusaContainer } from "@medusajs/framework/types"
import { differences } from "#platform/audit/differences"
import { recordAudit } from "#platform/audit/record"
import { invalidField, staleChange } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { forgetSettings } from "../queries/shop-settings"
import { staffSettings } from "../queries/staff/settings"
import type { SettingGroup } from "../wire/shop-settings"
import type { StaffSettingsGroup } from "../wire/staff-settings"
import { followInMedusa } from "./follow-in-medusa"
import { lockSettings, writeSettings } from "./keep-settings"

const TERMS_HINT = "settings.terms_version_follows"

/**
 * Keeps a group of the owner's settings, with its audit entry, and lets Medusa's own set-up follow. What is there
 * already isn't kept twice.
 * @returns its version now
 * @throws Refusal 409 if somebody else changed it since, 400 keyed `termsVersion` if that is changed by itself
 */
export async function saveSettings<Group extends SettingGroup>(
  scope: MedusaContainer,
  staffId: string,
  group: Group,
  { version, ...value }: StaffSettingsGroup<Group>,
): Promise<number> {
  const kept = await inOneTransaction(scope, async ({ trx }) => {
    await lockSettings(trx, group)
    const { version: known, ...before } = (await staffSettings(trx))[group]
    const changed = differences<object>(before, value)
    if (changed === null) return known
    if (known !== version) throw staleChange(known)
    if ("termsVersion" in changed.after) throw invalidField("termsVersion", TERMS_HINT)
    await writeSettings(trx, group, value, known + 1)
    if (group === "company" || group === "sales") await followInMedusa(trx, await staffSettings(trx))
    await recordAudit(trx, {
      staffId,
      action: "settings.save",
      subject: { type: "settings", id: group },
      ...changed,
    })
    return known + 1
  })
  forgetSettings()
  return kept
}
