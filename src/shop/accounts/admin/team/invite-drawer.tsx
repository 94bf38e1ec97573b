import type { Control } from "react-hook-form"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { StaffRole } from "#kernel/staff-rights"
import type { TeamInvitationBody } from "../../wire/staff-team"
import { RoleField } from "./role-field"

const NOBODY: TeamInvitationBody = { email: "", role: "counter" }

/** Invites somebody into a role, the least unless another is chosen. */
export function InviteDrawer({ onClose }: { onClose(): void }) {
  const invitation = useResource<TeamInvitationBody>({
    path: "/admin/team/invitations",
    list: "/admin/team",
    initial: NOBODY,
    done: (_answer, { email }) => `Die Einladung geht an ${email}.`,
    onDone: onClose,
  })
  return (
    <ResourceForm as="drawer" resource={invitation} title="Ins Team einladen" action="Einladen" onClose={onClose}>
      <TextField
        control={invitation.control}
        label="E-Mail"
        name="email"
        type="email"
        hint="Die Mail enthält einen Link, der 24 Stunden gilt."
      />
      <RoleField control={invitation.control as unknown as Control<{ role: StaffRole }>} />
    </ResourceForm>
  )
}
