import { momentOf } from "#platform/moment"
import { button, paragraph } from "../rendering/blocks"
import type { MailTemplate } from "../rendering/template"
import type { Person } from "./accounts"

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

export interface CartGivenMail extends Person {
  giver: string
  pieces: number
  cart_url: string
}

export const cartGivenMail: MailTemplate<CartGivenMail> = (mail, say) => {
  const values = { giver: mail.giver, pieces: String(mail.pieces) }
  return {
    subject: say("companymails.given_subject", values),
    preview: say("companymails.given_preview", values),
    body: [
      paragraph(say("mails.greeting", mail)),
      paragraph(say("companymails.given", values)),
      paragraph(say("companymails.given_where")),
      button(say("companymails.given_see"), mail.cart_url),
    ],
  }
}
