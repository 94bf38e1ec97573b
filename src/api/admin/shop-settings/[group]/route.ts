import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { pathErrorsOf } from "#kernel/wire/errors"
import { notFound } from "#platform/refusal"
import { saveSettings } from "#shop/settings/commands/save-settings"
import { type SettingGroup, settingGroups } from "#shop/settings/wire/shop-settings"
import { type StaffSettingsGroup, settingsBody } from "#shop/settings/wire/staff-settings"

const isGroup = (name: string): name is SettingGroup => Object.keys(settingGroups).includes(name)

/** Saves one group whole; 409 if somebody else changed it since. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<{ version: number }>) {
  const { group } = request.params
  if (!isGroup(group)) throw notFound()
  const body = parse(settingsBody(group), request.body, pathErrorsOf) as StaffSettingsGroup<typeof group>
  response.json({ version: await saveSettings(request.scope, requireStaff(request), group, body) })
}
