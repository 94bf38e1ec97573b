import { momentOf } from "#platform/moment"
import { button, list, paragraph } from "../rendering/blocks"
import type { MailTemplate } from "../rendering/template"

export interface Person {
  first_name: string
  last_name: string
}

export interface ActivationMail extends Person {
  company: string
  activation_url: string
  /** Where who didn't sign up removes the account. */
  remove_url: string
  expires_at: Date
}

export const activationMail: MailTemplate<ActivationMail> = (mail, say) => ({
  subject: say("accountmails.activation_subject"),
  preview: say("accountmails.activation_preview"),
  body: [
    paragraph(say("mails.greeting_without_name")),
    paragraph(say("accountmails.activation_opened")),
    list(say("accountmails.activation_company", mail), say("accountmails.activation_person", { ...mail })),
    paragraph(say("accountmails.activation_was_it_you")),
    button(say("accountmails.activation_confirm"), mail.activation_url),
    paragraph(say("mails.link_once", { expires_at: momentOf(mail.expires_at) })),
    paragraph(say("accountmails.activation_not_you")),
    button(say("accountmails.activation_remove"), mail.remove_url),
  ],
})

export interface PasswordChangedMail extends Person {
  changed_at: Date
  /** Where a new password is asked for. */
  reset_url: string
  phone: string
}

export const passwordChangedMail: MailTemplate<PasswordChangedMail> = (mail, say) => ({
  subject: say("accountmails.password_subject"),
  preview: say("accountmails.password_preview"),
  body: [
    paragraph(say("mails.greeting", mail)),
    paragraph(say("accountmails.password_changed", { changed_at: momentOf(mail.changed_at) })),
    paragraph(say("accountmails.password_not_you", mail)),
    button(say("accountmails.password_ask"), mail.reset_url),
  ],
})

export interface PasswordResetMail {
  reset_url: string
  expires_at: Date
}

/** Of a customer, or of somebody of the staff. */
export const resetMail =
  (whose: "accountmails" | "staffmails"): MailTemplate<PasswordResetMail> =>
  (mail, say) => {
    const expires_at = momentOf(mail.expires_at)
    return {
      subject: say(`${whose}.reset_subject`),
      preview: say("mails.link_preview", { expires_at }),
      body: [
        paragraph(say("mails.greeting_without_name")),
        paragraph(say(`${whose}.reset_asked`)),
        button(say("mails.set_password"), mail.reset_url),
        paragraph(say(`${whose}.reset_once`, { expires_at })),
        paragraph(say("mails.nothing_asked")),
      ],
    }
  }

/** To whose account staff have made. */
export const customerInvitationMail: MailTemplate<PasswordResetMail> = (mail, say) => {
  const expires_at = momentOf(mail.expires_at)
  return {
    subject: say("accountmails.invitation_subject"),
    preview: say("mails.link_preview", { expires_at }),
    body: [
      paragraph(say("mails.greeting_without_name")),
      paragraph(say("accountmails.invitation_opened")),
      button(say("mails.set_password"), mail.reset_url),
      paragraph(say("mails.link_once", { expires_at })),
      paragraph(say("accountmails.invitation_not_you")),
    ],
  }
}

export interface LoginChangedMail extends Person {
  former_email: string
  email: string
}

export const loginChangedMail: MailTemplate<LoginChangedMail> = (mail, say) => ({
  subject: say("accountmails.login_subject"),
  preview: say("accountmails.login_preview", mail),
  body: [
    paragraph(say("mails.greeting", mail)),
    paragraph(say("accountmails.login_changed", mail)),
    paragraph(say("accountmails.login_signed_out")),
    paragraph(say("accountmails.login_not_you")),
  ],
})
