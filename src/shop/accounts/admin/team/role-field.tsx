import { Text } from "@medusajs/ui"
import { type Control, useWatch } from "react-hook-form"
import { SelectField } from "#admin/ui/form/choice-fields"
import { ROLE_WORDS } from "#admin/ui/roles/role-words"
import { STAFF_ROLES, type StaffRole } from "#kernel/staff-rights"

const OPTIONS = STAFF_ROLES.map((role) => [role, ROLE_WORDS[role].name] as const)

/** A role, and what who has it may. */
export function RoleField({ control }: { control: Control<{ role: StaffRole }> }) {
  const { name, may } = ROLE_WORDS[useWatch({ control, name: "role" })]
  return (
    <div className="flex flex-col gap-y-2">
      <SelectField control={control} label="Rolle" name="role" options={OPTIONS} />
      <Text size="small" className="text-ui-fg-subtle" role="status">{`${name}: ${may}.`}</Text>
    </div>
  )
}
