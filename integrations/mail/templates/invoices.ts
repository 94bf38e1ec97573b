import type { CalendarDay, Period } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { type Block, button, paragraph } from "../rendering/blocks"
import type { MailTemplate, Say } from "../rendering/template"
import type { Person } from "./accounts"

/** A mail about an invoice, which carries it as a PDF. */
export interface InvoiceMail extends Person {
  /** The invoice's number in the accounting, such as `RE-00042`. */
  document_nr: string
  shop_number: string
  /** Numbers of the cancelled invoices in whose place it stands. */
  replaces: readonly string[]
  /** Null if nothing is to be paid (any more). */
  open: { amount: Rappen; due_day: CalendarDay } | null
  is_paid: boolean
  /** Of an order that is billed by the month: the days that it is for, and when the next one comes, if one does. */
  instalment: { period: Period; next_day: CalendarDay | null } | null
  /** Empty without. */
  referencenum: string
  invoice_url: string
}

const paymentPreview = ({ open, is_paid }: InvoiceMail, say: Say) => {
  if (open) return say("invoicemails.open_preview", open)
  return is_paid ? say("invoicemails.paid_preview") : ""
}

const payment = ({ open, is_paid }: InvoiceMail, say: Say) => [
  open && paragraph(say("invoicemails.open", open)),
  is_paid ? paragraph(say("invoicemails.paid")) : null,
]

/** The customer's reference, and where all invoices are. */
const ending = (mail: InvoiceMail, say: Say): (Block | null)[] => [
  mail.referencenum === "" ? null : paragraph(say("mails.reference", mail)),
  button(say("invoicemails.all_invoices"), mail.invoice_url),
]

export const invoiceIssuedMail: MailTemplate<InvoiceMail> = (mail, say) => ({
  subject: say("invoicemails.issued_subject", mail),
  preview: paymentPreview(mail, say),
  body: [
    paragraph(say("mails.greeting", mail)),
    paragraph(
      mail.replaces.length === 0
        ? say("invoicemails.issued", mail)
        : say("invoicemails.issued_in_place", { ...mail, replaced: mail.replaces }),
    ),
    month(mail, say),
    ...payment(mail, say),
    ...ending(mail, say),
  ],
})

function month({ instalment }: InvoiceMail, say: Say) {
  if (!instalment) return null
  const { period, next_day } = instalment
  return paragraph(
    next_day ? say("invoicemails.month", { period, next_day }) : say("invoicemails.last_month", { period }),
  )
}

export const invoiceChangedMail: MailTemplate<InvoiceMail> = (mail, say) => ({
  subject: say("invoicemails.changed_subject", mail),
  preview: paymentPreview(mail, say),
  body: [
    paragraph(say("mails.greeting", mail)),
    paragraph(say("invoicemails.changed", mail)),
    ...payment(mail, say),
    ...ending(mail, say),
  ],
})

export const invoiceCancelledMail: MailTemplate<InvoiceMail> = (mail, say) => ({
  subject: say("invoicemails.cancelled_subject", mail),
  preview: say("invoicemails.cancelled_preview"),
  body: [
    paragraph(say("mails.greeting", mail)),
    paragraph(say("invoicemails.cancelled", mail)),
    paragraph(say("invoicemails.cancelled_own_invoice")),
    ...ending(mail, say),
  ],
})
