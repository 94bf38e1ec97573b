import { Badge, Text } from "@medusajs/ui"
import { instantText } from "#admin/lib/instants"
import { Box } from "#admin/ui/box"
import { ActionButton } from "#admin/ui/form/action-button"
import { ROLE_WORDS } from "#admin/ui/roles/role-words"
import type { TeamInvitation } from "../../wire/staff-team"

/** Who is invited and hasn't come yet; nothing while nobody is. */
export function TeamInvitations({ invitations }: { invitations: TeamInvitation[] }) {
  if (invitations.length === 0) return null
  return (
    <Box title="Einladungen" id="team-invitations">
      <ul className="divide-y">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Box>
  )
}

function InvitationRow({ invitation }: { invitation: TeamInvitation }) {
  const { id, email, role, expires_at, is_expired } = invitation
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap items-center gap-2">
          <Text size="small" weight="plus" className="break-words">
            {email}
          </Text>
          <Badge size="2xsmall">{ROLE_WORDS[role].name}</Badge>
        </div>
        <Text size="small" className="text-ui-fg-subtle">
          {is_expired ? "Der Link ist abgelaufen." : `Der Link gilt bis ${instantText(expires_at)}.`}
        </Text>
      </div>
      <div className="flex gap-2">
        <ActionButton
          action="Erneut senden"
          aria-label={`Einladung an ${email} erneut senden`}
          method="POST"
          path={`/admin/invites/${id}/resend`}
          list="/admin/team"
          done={`Ein neuer Link geht an ${email}; der bisherige gilt nicht mehr.`}
        />
        <ActionButton
          action="Zurückziehen"
          aria-label={`Einladung an ${email} zurückziehen`}
          path={`/admin/invites/${id}`}
          list="/admin/team"
          question={`Der Link, den ${email} erhalten hat, gilt dann nicht mehr.`}
          done="Die Einladung gilt nicht mehr."
        />
      </div>
    </li>
  )
}
