import { changes } from "#api/http/staff-routes"
import { changeRole } from "#shop/accounts/commands/team/change-role"
import { teamRoleBody } from "#shop/accounts/wire/staff-team"

/** Gives a member another role. */
export const POST = changes(teamRoleBody, changeRole)
