import type { CalendarDay } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { button, paragraph } from "../rendering/blocks"
import type { MailTemplate } from "../rendering/template"
import type { Person } from "./accounts"

/** A quote that staff made, which the mail carries as a PDF. */
export interface QuoteMail extends Person {
  /** The quote's number in the accounting. */
  number: string
  /** VAT included. */
  total: Rappen
  valid_until: CalendarDay
  quotes_url: string
}

export const quoteMail: MailTemplate<QuoteMail> = (mail, say) => ({
  subject: say("ordermails.quote_subject", mail),
  preview: say("ordermails.quote_preview", mail),
  body: [
    paragraph(say("mails.greeting", mail)),
    paragraph(say("ordermails.quote", mail)),
    paragraph(say("ordermails.quote_order")),
    button(say("ordermails.quote_open"), mail.quotes_url),
  ],
})
