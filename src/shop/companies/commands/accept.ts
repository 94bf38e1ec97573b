import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { SESSION_MODULE, type SessionModuleService } from "#area/accounts"
import { conflict, notFound, refused } from "#platform/refusal"
import { isUniqueViolation } from "#platform/refused-by-database"
import { lockCompany } from "../data/companies"
import { invitationIdOf } from "../data/invitation-link"
import { invitationById, isOpen, lockInvitation, noteAccepted } from "../data/invitations"
import { insertMember, membershipOf } from "../data/members"

/** The login that accepts. */
interface Guest {
  id: string
  email: string
  companyUid: string | null
}

/**
 * Joins the company that an invitation is from. Its e-mail has to be the login's: who reads a mail that was passed on doesn't
 * belong to the company. Again, nothing happens.
 * @throws Refusal 404 for a link that isn't one, 400 for another's invitation or a login of another company, 409 for an
 *   invitation that is over and for who belongs to a company
 */
export async function acceptInvitation(scope: MedusaContainer, customerId: string, token: string): Promise<void> {
  const id = invitationIdOf(token)
  const account = await scope.resolve<SessionModuleService>(SESSION_MODULE).retrieveAccount(customerId)
  const guest = { id: customerId, email: account.email, companyUid: account.company_uid }
  try {
    await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction((trx) => join(trx, id, guest))
  } catch (error) {
    throw isUniqueViolation(error) ? conflict("companies.member_already") : error
  }
}

async function join(trx: Knex.Transaction, invitationId: string, guest: Guest): Promise<void> {
  const known = await invitationById(trx, invitationId)
  if (!known) throw notFound()
  if (known.email !== guest.email) throw refused("companies.invitation_of_another")
  const company = await lockCompany(trx, known.company_id)
  const invitation = await lockInvitation(trx, invitationId)
  const own = await membershipOf(trx, guest.id)
  if (own?.company_id === known.company_id) return
  if (!company || !invitation || !isOpen(invitation)) throw conflict("companies.invitation_over")
  if (own) throw conflict("companies.member_already")
  if (guest.companyUid && guest.companyUid !== company.uid)
    throw refused("companies.login_of_another", { company: company.name })
  await insertMember(trx, { customer_id: guest.id, company_id: company.id, right: invitation.right })
  await noteAccepted(trx, invitationId)
}
