import * as z from "zod/mini"
import { STAFF_ROLES, type StaffRole } from "#kernel/staff-rights"
import { optionalLine } from "#kernel/wire/primitives"
import { email } from "./account"

const role = z.enum(STAFF_ROLES, "input.invalid")

export interface TeamMember {
  id: string
  /** First and last name; the e-mail for who has none. */
  name: string
  email: string
  role: StaffRole
  is_oneself: boolean
  /** Logs in with a code besides the password. */
  has_factor: boolean
}

export interface TeamInvitation {
  id: string
  email: string
  role: StaffRole
  expires_at: string
  is_expired: boolean
}

/** `GET /admin/team`: a team is a handful of people, so it comes whole. */
export interface StaffTeam {
  members: TeamMember[]
  invitations: TeamInvitation[]
}

/** `POST /admin/team/invitations`. */
export const teamInvitationBody = z.object({ email, role })
export type TeamInvitationBody = z.infer<typeof teamInvitationBody>

/** `POST /admin/team/members/{id}/role`. */
export const teamRoleBody = z.object({ role })

/** `POST /admin/users/{id}`: what Medusa's pages send besides is nothing to the shop. */
export const staffNameBody = z.object({ first_name: optionalLine(), last_name: optionalLine() })
export type StaffNameBody = z.infer<typeof staffNameBody>

/** As Medusa's pages read it. */
export interface StaffUserAnswer {
  user: { id: string; email: string; first_name: string | null; last_name: string | null }
}
