import { ResourceForm } from "#admin/ui/form/resource-form"
import { useResource } from "#admin/ui/form/use-resource"
import { ROLE_WORDS } from "#admin/ui/roles/role-words"
import type { StaffRole } from "#kernel/staff-rights"
import type { TeamMember } from "../../wire/staff-team"
import { RoleField } from "./role-field"

/** Gives a member another role. */
export function RoleDrawer({ member: { id, name, role }, onClose }: { member: TeamMember; onClose(): void }) {
  const resource = useResource<{ role: StaffRole }>({
    path: `/admin/team/members/${id}/role`,
    list: "/admin",
    initial: { role },
    done: (_answer, values) => `${name} hat jetzt die Rolle «${ROLE_WORDS[values.role].name}».`,
    onDone: onClose,
  })
  return (
    <ResourceForm as="drawer" resource={resource} title={`Rolle von ${name}`} onClose={onClose}>
      <RoleField control={resource.control} />
    </ResourceForm>
  )
}
