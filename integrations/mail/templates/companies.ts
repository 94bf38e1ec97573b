import { momentOf } from "#platform/moment"
import { button, paragraph } from "../rendering/blocks"
import type { MailTemplate } from "../rendering/template"

export interface CompanyInvitationMail {
  company: string
  inviter: string
  right: "order" | "manage"
  invitation_url: string
  expires_at: Date
}

export const companyInvitationMail: MailTemplate<CompanyInvitationMail> = (mail, say) => {
  const expires_at = momentOf(mail.expires_at)
  return {
    subject: say("companymails.invitation_subject", mail),
    preview: say("companymails.invitation_preview", { inviter: mail.inviter, expires_at }),
    body: [
      paragraph(say("mails.greeting_without_name")),
      paragraph(say("companymails.invited", mail)),
      paragraph(say(mail.right === "manage" ? "companymails.may_manage" : "companymails.may_order")),
      button(say("companymails.see"), mail.invitation_url),
      paragraph(say("companymails.with_this_address", { expires_at })),
      paragraph(say("companymails.unexpected")),
    ],
  }
}
