import type { Control } from "react-hook-form"
import { ResourceBox } from "#admin/ui/form/resource-box"
import { TicksField } from "#admin/ui/form/ticks-field"
import { ROLE_WORDS } from "#admin/ui/roles/role-words"
import { STAFF_ROLES } from "#kernel/staff-rights"
import type { StaffSettingsGroup } from "../wire/staff-settings"
import { useSettings } from "./use-settings"

const ROLES = STAFF_ROLES.map((role) => [role, ROLE_WORDS[role].name] as const)

/** Which roles log in with a second factor. */
export function AccessSettings({ stored }: { stored: StaffSettingsGroup<"access"> }) {
  const access = useSettings("access", stored)
  return (
    <ResourceBox
      resource={access}
      title="Anmeldung"
      id="settings-access"
      hint="Wer noch keinen zweiten Faktor hat, richtet ihn als Nächstes im Profil ein; bis dahin geht nichts anderes. Schlüssel der Schnittstelle sind davon nicht betroffen."
    >
      <TicksField
        control={access.control as unknown as Control<{ secondFactorFor: string[] }>}
        label="Zweiter Faktor verlangt für"
        name="secondFactorFor"
        options={ROLES}
      />
    </ResourceBox>
  )
}
