import { Badge, Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { Box } from "#admin/ui/box"
import { ActionButton } from "#admin/ui/form/action-button"
import { ROLE_WORDS } from "#admin/ui/roles/role-words"
import type { TeamMember } from "../../wire/staff-team"
import { InviteDrawer } from "./invite-drawer"
import { RoleDrawer } from "./role-drawer"

/** Who is on the team, each with a role. */
export function TeamMembers({ members }: { members: TeamMember[] }) {
  const [opened, setOpened] = useState<TeamMember | "new" | null>(null)
  const close = () => setOpened(null)
  return (
    <Box
      title="Team"
      id="team-members"
      hint="Eine Rolle gilt sofort, auch für wer schon angemeldet ist, und für die Schlüssel, die jemand erstellt hat."
      actions={
        <Button size="small" onClick={() => setOpened("new")}>
          Einladen
        </Button>
      }
    >
      <ul className="divide-y">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} onEdit={() => setOpened(member)} />
        ))}
      </ul>
      {opened === "new" && <InviteDrawer onClose={close} />}
      {opened !== null && opened !== "new" && <RoleDrawer member={opened} onClose={close} />}
    </Box>
  )
}

function MemberRow({ member, onEdit }: { member: TeamMember; onEdit(): void }) {
  const { id, name, email, role, is_oneself, has_factor } = member
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap items-center gap-2">
          <Text size="small" weight="plus" className="break-words">
            {name}
          </Text>
          <Badge size="2xsmall" color={role === "owner" ? "blue" : "grey"}>
            {ROLE_WORDS[role].name}
          </Badge>
          {has_factor && <Badge size="2xsmall">Zweiter Faktor</Badge>}
          {is_oneself && <Badge size="2xsmall">Sie</Badge>}
        </div>
        <Text size="small" className="text-ui-fg-subtle break-words">
          {email}
        </Text>
      </div>
      <div className="flex flex-wrap gap-2">
        {has_factor && !is_oneself && (
          <ActionButton
            action="Zweiten Faktor zurücksetzen"
            aria-label={`Zweiten Faktor von ${name} zurücksetzen`}
            path={`/admin/team/members/${id}/second-factor`}
            list="/admin/team"
            title={`Zweiten Faktor von ${name} zurücksetzen?`}
            question="Fragen Sie die Person selbst, ob sie das Telefon verloren hat. Sie ist danach überall abgemeldet und meldet sich mit dem Passwort allein an."
            done={`${name} hat keinen zweiten Faktor mehr.`}
          />
        )}
        <Button size="small" variant="secondary" aria-label={`Rolle von ${name} ändern`} onClick={onEdit}>
          Rolle ändern
        </Button>
        {!is_oneself && (
          <ActionButton
            action="Entfernen"
            aria-label={`${name} entfernen`}
            path={`/admin/users/${id}`}
            list="/admin/team"
            title={`${name} aus dem Team entfernen?`}
            question="Die Person ist sofort überall abgemeldet. Ihre Schlüssel für die Schnittstelle gelten nicht mehr. Was sie getan hat, bleibt im Protokoll."
            done={`${name} ist nicht mehr im Team.`}
          />
        )}
      </div>
    </li>
  )
}
