import { defineRouteConfig } from "@medusajs/admin-sdk"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { GuardedBoxes } from "#admin/ui/form/guard/guarded-boxes"
import { PageFor } from "#admin/ui/roles/for-right"
import { Notice } from "#admin/ui/section"
import { TeamInvitations } from "#shop/accounts/admin/team/team-invitations"
import { TeamMembers } from "#shop/accounts/admin/team/team-members"
import type { StaffTeam } from "#shop/accounts/wire/staff-team"
import { AccessSettings } from "#shop/settings/admin/access-settings"
import type { StaffSettings } from "#shop/settings/wire/staff-settings"

/** Who works here, with which role, and who is invited. */
const Team = () => {
  const { data, isPending, isError } = useStaffQuery<StaffTeam>("/admin/team")
  const settings = useStaffQuery<StaffSettings>("/admin/shop-settings")
  return (
    <div className="flex flex-col gap-y-3">
      {isPending && <Notice>Wird geladen …</Notice>}
      {isError && <Notice>Das Team konnte nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      {data && (
        <>
          <TeamMembers members={data.members} />
          <TeamInvitations invitations={data.invitations} />
        </>
      )}
      {settings.data && (
        <GuardedBoxes>
          <AccessSettings stored={settings.data.access} />
        </GuardedBoxes>
      )}
    </div>
  )
}

const TeamPage = () => (
  <PageFor right="team">
    <Team />
  </PageFor>
)

export const config = defineRouteConfig({ label: "Team", rank: 0 })

export default TeamPage
