import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { staffName } from "#platform/sql/names"
import { hasFactor } from "../data/store/second-factors"
import { ROLE } from "../data/store/staff-roles"
import type { StaffTeam, TeamInvitation, TeamMember } from "../wire/staff-team"

/** Who is on the team, and who is invited, by name. Two statements. @param userId who asks */
export async function staffTeam(db: Knex, userId: string): Promise<StaffTeam> {
  const [members, invitations] = await Promise.all([
    db.raw<{ rows: TeamMember[] }>(
      `select u.id, ${staffName("u", "u.id")} as name, u.email, ${ROLE} as role, u.id = ? as is_oneself,
              ${hasFactor("u.id")} as has_factor
         from "user" u left join session_staff_role r on r.user_id = u.id
        where u.deleted_at is null order by lower(${staffName("u", "u.id")}), u.id`,
      [userId],
    ),
    db.raw<{ rows: TeamInvitation[] }>(
      `select i.id, i.email, ${ROLE} as role, i.expires_at, i.expires_at < now() as is_expired
         from invite i left join session_staff_invitation r on r.invite_id = i.id
        where i.deleted_at is null and not i.accepted order by i.created_at, i.id`,
    ),
  ])
  return { members: members.rows, invitations: invitations.rows }
}
