import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { pathErrorsOf } from "../../../../contract"
import { type SettingGroup, settingGroups } from "../../../../contract/shop-settings"
import { type StaffSettingsGroup, settingsBody } from "../../../../contract/staff-settings"
import { saveSettings } from "../../../../workflows/settings/save-settings"
import { notFound } from "../../../http/errors"
import { parse } from "../../../http/parse"
import { requireStaff } from "../../../http/staff"

const isGroup = (name: string): name is SettingGroup => Object.keys(settingGroups).includes(name)

/** Saves one group whole; 409 if somebody else changed it since. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<{ version: number }>) {
  const { group } = request.params
  if (!isGroup(group)) throw notFound()
  const body = parse(settingsBody(group), request.body, pathErrorsOf) as StaffSettingsGroup<typeof group>
  response.json({ version: await saveSettings(request.scope, requireStaff(request), group, body) })
}
