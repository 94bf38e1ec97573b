import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { notFound } from "#platform/refusal"
import { companyById } from "../data/companies"
import { invitationIdOf } from "../data/invitation-link"
import { invitationById, isOpen } from "../data/invitations"
import type { CompanyInvitationPreview } from "../wire/company-account"

/** What the link of a mail is about. @throws Refusal 404 for one that isn't ours, that was taken back or sent again */
export async function previewInvitation(scope: MedusaContainer, token: string): Promise<CompanyInvitationPreview> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const invitation = await invitationById(db, invitationIdOf(token))
  const company = invitation && (await companyById(db, invitation.company_id))
  if (!company) throw notFound()
  const { email, right, accepted_at } = invitation
  const over = accepted_at === null ? "expired" : "accepted"
  return { company: company.name, email, right, state: isOpen(invitation) ? "open" : over }
}
