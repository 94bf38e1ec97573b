import type { Period } from "#kernel/calendar-day"
import { message } from "#kernel/wire/message"
import { momentOf } from "#platform/moment"
import { button, paragraph } from "../rendering/blocks"
import type { MailTemplate, Say } from "../rendering/template"

export interface WaitListWaitingMail {
  product_name: string
  period: Period
  /** By so many days it may be moved. */
  flex_days: number
  end_url: string
}

export interface WaitListConfirmMail extends WaitListWaitingMail {
  confirm_url: string
}

export interface WaitListFreeMail {
  product_name: string
  offered_period: Period
  /** The product's page with these days. */
  product_url: string
  phone: string
}

export interface WaitListOfferMail extends WaitListWaitingMail {
  /** May lie some days beside what was asked for. */
  offered_period: Period
  ends_at: Date
  offer_url: string
  phone: string
}

const wished = (mail: WaitListWaitingMail, say: Say) => {
  const days = message("general.days", { count: mail.flex_days })
  const period =
    mail.flex_days === 0
      ? say("waitlistmails.period", mail)
      : say("waitlistmails.period_or_near", { period: mail.period, days })
  return paragraph(say("waitlistmails.product", mail), period)
}

export const waitListConfirmMail: MailTemplate<WaitListConfirmMail> = (mail, say) => ({
  subject: say("waitlistmails.confirm_subject", mail),
  preview: say("waitlistmails.confirm_preview"),
  body: [
    paragraph(say("mails.greeting_without_name")),
    paragraph(say("waitlistmails.confirm_somebody")),
    wished(mail, say),
    paragraph(say("waitlistmails.confirm_please")),
    button(say("waitlistmails.confirm"), mail.confirm_url),
    paragraph(say("waitlistmails.confirm_ignore", mail)),
  ],
})

export const waitListWaitingMail: MailTemplate<WaitListWaitingMail> = (mail, say) => ({
  subject: say("waitlistmails.waiting_subject", mail),
  preview: say("waitlistmails.waiting_preview"),
  body: [
    paragraph(say("mails.greeting_without_name")),
    paragraph(say("waitlistmails.waiting")),
    wished(mail, say),
    paragraph(say("waitlistmails.waiting_held")),
    paragraph(say("waitlistmails.no_longer", mail)),
  ],
})

const isFree = (mail: WaitListFreeMail | WaitListOfferMail, say: Say) => [
  paragraph(say("mails.greeting_without_name")),
  paragraph(say("waitlistmails.offer")),
  paragraph(say("waitlistmails.product", mail), say("waitlistmails.period", { period: mail.offered_period })),
]

export const waitListFreeMail: MailTemplate<WaitListFreeMail> = (mail, say) => ({
  subject: say("waitlistmails.offer_subject", mail),
  preview: say("waitlistmails.free_preview"),
  body: [
    ...isFree(mail, say),
    paragraph(say("waitlistmails.free_not_held")),
    button(say("waitlistmails.free_see"), mail.product_url),
    paragraph(say("waitlistmails.questions", mail)),
  ],
})

export const waitListOfferMail: MailTemplate<WaitListOfferMail> = (mail, say) => {
  const ends_at = momentOf(mail.ends_at)
  return {
    subject: say("waitlistmails.offer_subject", mail),
    preview: say("waitlistmails.offer_preview", { ends_at }),
    body: [
      ...isFree(mail, say),
      paragraph(say("waitlistmails.offer_until", { ends_at })),
      button(say("waitlistmails.offer_see"), mail.offer_url),
      paragraph(say("waitlistmails.offer_release", mail)),
      paragraph(say("waitlistmails.questions", mail)),
    ],
  }
}
