import type { Period } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { momentOf } from "#platform/moment"
import { button, list, paragraph } from "../rendering/blocks"
import type { MailTemplate, Say } from "../rendering/template"

interface RequestedOrder {
  company: string
  /** Who asks. */
  requester: string
  /** VAT included. */
  total: Rappen
  referencenum: string
  lines: readonly { display_name: string; display_quantity: string; period: Period | null }[]
  request_url: string
}

/** To who manages. */
export interface OrderRequestMail extends RequestedOrder {
  expires_at: Date
}

/** To who asked. */
export interface OrderRequestOverMail extends RequestedOrder {
  outcome: "refused" | "expired"
  /** Who refused, and why. */
  answerer: string
  reason: string
}

const whatIsAsked = (mail: RequestedOrder, say: Say) => [
  list(...mail.lines.map((line) => lineOf(line, say))),
  paragraph(
    say("approvalmails.total", mail),
    ...(mail.referencenum === "" ? [] : [say("approvalmails.reference", mail)]),
  ),
]

/** What is said where there are periods to be held. */
const ofPeriods = ({ lines }: RequestedOrder, ...said: string[]) =>
  lines.some(({ period }) => period !== null) ? said : []

function lineOf({ display_name, display_quantity: quantity, period }: RequestedOrder["lines"][number], say: Say) {
  return period
    ? say("approvalmails.rental", { display_name, period, quantity })
    : say("approvalmails.line", { display_name, quantity })
}

export const orderRequestMail: MailTemplate<OrderRequestMail> = (mail, say) => {
  const expires_at = momentOf(mail.expires_at)
  return {
    subject: say("approvalmails.asked_subject", mail),
    preview: say("approvalmails.asked_preview", { expires_at }),
    body: [
      paragraph(say("mails.greeting_without_name")),
      paragraph(say("approvalmails.asked", mail)),
      ...whatIsAsked(mail, say),
      paragraph(say("approvalmails.asked_until", { expires_at }), ...ofPeriods(mail, say("approvalmails.asked_held"))),
      button(say("approvalmails.asked_see"), mail.request_url),
    ],
  }
}

export const orderRequestOverMail: MailTemplate<OrderRequestOverMail> = (mail, say) => {
  const isRefused = mail.outcome === "refused"
  return {
    subject: say(isRefused ? "approvalmails.refused_subject" : "approvalmails.expired_subject", mail),
    preview: isRefused ? say("approvalmails.refused_preview", mail) : say("approvalmails.expired_preview"),
    body: [
      paragraph(say("mails.greeting_without_name")),
      paragraph(say(isRefused ? "approvalmails.refused" : "approvalmails.expired", mail)),
      ...whatIsAsked(mail, say),
      isRefused ? paragraph(say("approvalmails.refused_reason", mail)) : null,
      paragraph(say("approvalmails.over"), ...ofPeriods(mail, say("approvalmails.over_held"))),
      button(say("approvalmails.over_see"), mail.request_url),
    ],
  }
}
