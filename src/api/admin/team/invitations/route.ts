import { makes } from "#api/http/staff-routes"
import { inviteIntoTeam } from "#shop/accounts/commands/team/invite"
import { teamInvitationBody } from "#shop/accounts/wire/staff-team"

/** Invites somebody into a role. */
export const POST = makes(teamInvitationBody, inviteIntoTeam)
