import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { nameOfAccount } from "#area/accounts"
import { sendMail } from "#area/mails"
import type { JobHandler } from "#platform/jobs/job"
import { companyById } from "../data/companies"
import { INVITATION } from "../data/forget-old-invitations"
import { invitationLink } from "../data/invitation-link"
import { invitationById, isOpen } from "../data/invitations"

/** Sends an invitation's link, unless it was accepted, taken back or sent again meanwhile, or who invited has gone. */
export const sendCompanyInvitation: JobHandler<"company-invitation-mail"> = async ({ invitationId }, { scope }) => {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const invitation = await invitationById(db, invitationId)
  if (!invitation || !isOpen(invitation)) return
  const [company, inviter] = await Promise.all([
    companyById(db, invitation.company_id),
    nameOfAccount(db, invitation.invited_by),
  ])
  if (!company || !inviter) return
  await sendMail(scope, {
    key: `company-invitation-${invitation.id}`,
    to: invitation.email,
    template: "company-invitation",
    data: {
      company: company.name,
      inviter: inviter.name,
      right: invitation.right,
      invitation_url: invitationLink(invitation.id),
      expires_at: invitation.expires_at,
    },
    resource: { type: INVITATION, id: invitation.id },
  })
}
