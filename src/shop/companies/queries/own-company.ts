import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { SESSION_MODULE, type SessionModuleService } from "#area/accounts"
import { companyById, limitWire } from "../data/companies"
import { invitationToken } from "../data/invitation-link"
import { type InvitationRow, isOpen, openInvitationFor, waitingInvitations } from "../data/invitations"
import { type MemberRow, membershipOf } from "../data/members"
import { may } from "../rules/rights"
import type { CompanyAccount, CompanyInvitationWire, OwnCompany } from "../wire/company-account"
import { membersOf } from "./members-of"

/**
 * The company account of a login, or what it needs to get into one. An invitation is shown to who has proved that its e-mail is his;
 * who hasn't opens it by its mail.
 */
export async function ownCompanyOf(scope: MedusaContainer, customerId: string): Promise<OwnCompany> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [member, account] = await Promise.all([
    membershipOf(db, customerId),
    scope.resolve<SessionModuleService>(SESSION_MODULE).retrieveAccount(customerId),
  ])
  return {
    company: member ? await accountOf(db, member) : null,
    company_uid: account.company_uid,
    invitation: member || !account.email_proved_at ? null : await invitationFor(db, account.email),
  }
}

async function accountOf(
  db: Knex,
  { company_id: id, right, customer_id: customerId }: MemberRow,
): Promise<CompanyAccount | null> {
  const [company, members, waiting] = await Promise.all([
    companyById(db, id),
    membersOf(db, id),
    may(right, "invite") ? waitingInvitations(db, id) : [],
  ])
  if (!company) return null
  return {
    name: company.name,
    uid: company.uid,
    right,
    order_limit: limitWire(company),
    members: members.map(({ is_closed: _, ...member }) => ({ ...member, is_self: member.id === customerId })),
    invitations: waiting.map(invitationWire),
  }
}

const invitationWire = (invitation: InvitationRow): CompanyInvitationWire => ({
  id: invitation.id,
  email: invitation.email,
  right: invitation.right,
  expires_at: invitation.expires_at.toISOString(),
  has_expired: !isOpen(invitation),
})

async function invitationFor(db: Knex, email: string): Promise<OwnCompany["invitation"]> {
  const invitation = await openInvitationFor(db, email)
  const company = invitation && (await companyById(db, invitation.company_id))
  return company ? { token: invitationToken(invitation.id), company: company.name } : null
}
