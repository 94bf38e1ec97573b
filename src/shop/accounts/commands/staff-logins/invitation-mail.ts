import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { sendMail } from "#area/mails"
import type { JobHandler } from "#platform/jobs/job"
import { adminLink } from "./admin-link"

interface OpenInvite {
  email: string
  token: string
  expires_at: Date
}

/** Sends an invitation's link, unless it was accepted, taken back or sent again meanwhile. */
export const sendInvitationMail: JobHandler<"staff-invitation-mail"> = async ({ inviteId, mailKey }, { scope }) => {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const invite = await db<OpenInvite & { id: string; accepted: boolean; deleted_at: Date | null }>("invite")
    .where({ id: inviteId, accepted: false, deleted_at: null })
    .first("email", "token", "expires_at")
  if (!invite || invite.expires_at < new Date()) return
  await sendMail(scope, {
    key: mailKey,
    to: invite.email,
    template: "staff-invitation",
    data: { invite_url: adminLink("invite", invite.token), expires_at: invite.expires_at },
    resource: { type: "invite", id: inviteId },
  })
}
