import type { CalendarDay, Period } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { message } from "#kernel/wire/message"
import { button, paragraph } from "../rendering/blocks"
import type { MailTemplate, Say } from "../rendering/template"
import type { Person } from "./accounts"

interface RentalMail extends Person {
  display_name: string
  shop_number: string
}

interface Settling {
  /** What comes back of what is paid, with VAT. Null: nothing is paid, and another invoice takes the place of what is open. */
  refund: Rappen | null
  /** Then the invoice stays as it is. */
  is_partly_paid?: boolean
  /** What of `refund` is taken off what is open still; the rest is transferred. */
  set_off?: Rappen
  /** Billed by the month: what was billed is taken off. */
  is_monthly: boolean
}

interface CancellationFee extends Settling {
  /** Working days strictly between the cancellation and the start. */
  working_days: number
  percent: number
  net: Rappen
  gross: Rappen
}

export interface CancellationMail extends RentalMail {
  cancelled_on: CalendarDay
  period: Period
  /** Null if nothing is owed. */
  fee: CancellationFee | null
  /** What becomes of what was paid if nothing is owed. */
  free?: Settling
  product_url: string
}

const owed = (fee: CancellationFee, say: Say) => [
  paragraph(say("rentalmails.cancelled_fee", fee)),
  paragraph(
    fee.is_monthly ? say("rentalmails.cancelled_monthly") : (paidBack(fee, say) ?? say("rentalmails.cancelled_unpaid")),
  ),
]

function free(settling: Settling | undefined, say: Say) {
  const back = settling?.is_monthly ? say("rentalmails.cancelled_monthly_free") : settling && paidBack(settling, say)
  return [paragraph(say("mails.no_cost")), back ? paragraph(back) : null]
}

function paidBack({ refund, is_partly_paid, set_off = refund ?? 0 }: Settling, say: Say) {
  if (refund === null) return null
  if (refund === 0) return say(is_partly_paid ? "rentalmails.cancelled_stays_open" : "rentalmails.cancelled_settled")
  const back = refund - set_off
  if (!is_partly_paid || set_off === 0) return say("rentalmails.cancelled_paid", { refund })
  if (back === 0) return say("rentalmails.cancelled_partly_paid", { set_off })
  return say("rentalmails.cancelled_partly_paid_back", { set_off, back })
}

export const cancellationMail: MailTemplate<CancellationMail> = (mail, say) => ({
  subject: say("rentalmails.cancelled_subject", mail),
  preview: mail.fee
    ? say("rentalmails.cancelled_preview_owed", mail.fee)
    : say("rentalmails.cancelled_preview_nothing"),
  body: [
    paragraph(say("mails.greeting", mail)),
    paragraph(say("rentalmails.cancelled", mail)),
    ...(mail.fee ? owed(mail.fee, say) : free(mail.free, say)),
    paragraph(say("rentalmails.cancelled_another_time")),
    button(say("rentalmails.cancelled_free_days"), mail.product_url),
  ],
})

export interface ExtensionMail extends RentalMail {
  former_end: CalendarDay
  period: Period
  /** Added days that are charged. */
  added_days: number
  net: Rappen
  gross: Rappen
  order_url: string
}

export const extensionMail: MailTemplate<ExtensionMail> = (mail, say) => {
  const values = { ...mail, new_end: mail.period.end, days: message("general.days", { count: mail.added_days }) }
  return {
    subject: say("rentalmails.extended_subject", values),
    preview: mail.net > 0 ? say("rentalmails.extended_preview", values) : say("rentalmails.rescheduled_preview", mail),
    body: [
      paragraph(say("mails.greeting", mail)),
      paragraph(say("rentalmails.extended", values)),
      paragraph(mail.net > 0 ? say("rentalmails.extended_charged", values) : say("rentalmails.rescheduled_free")),
      button(say("mails.see_order"), mail.order_url),
    ],
  }
}

export interface ReschedulingMail extends RentalMail {
  former: Period
  period: Period
  net: Rappen
  gross: Rappen
  order_url: string
}

export const reschedulingMail: MailTemplate<ReschedulingMail> = (mail, say) => ({
  subject: say("rentalmails.rescheduled_subject", mail),
  preview: say("rentalmails.rescheduled_preview", mail),
  body: [
    paragraph(say("mails.greeting", mail)),
    paragraph(say("rentalmails.rescheduled", mail)),
    paragraph(mail.net > 0 ? say("rentalmails.rescheduled_charged", mail) : say("rentalmails.rescheduled_free")),
    button(say("mails.see_order"), mail.order_url),
  ],
})

export interface RefundMail extends RentalMail {
  refunded: Rappen
  /** What of it is taken off what is open of the invoice; the rest was paid and is transferred. Null where nobody knows. */
  set_off?: Rappen | null
  held: Rappen
  /** Why not all of it; empty if all does. */
  reason: string
  order_url: string
}

/** Only what was paid is on its way back. */
function depositBack(mail: RefundMail, say: Say) {
  const { display_name, refunded, set_off = null } = mail
  const settled = { subject: say("rentalmails.kept_subject", mail), preview: say("rentalmails.set_off_preview", mail) }
  if (set_off === null) return { ...settled, sentence: say("rentalmails.refunded_or_set_off", mail) }
  const parts = { display_name, set_off, back: refunded - set_off }
  if (parts.back === 0) return { ...settled, sentence: say("rentalmails.set_off", parts) }
  if (set_off > 0) return { ...settled, sentence: say("rentalmails.set_off_and_refunded", parts) }
  return {
    subject: say("rentalmails.refunded_subject", mail),
    preview: say("rentalmails.refunded_preview", mail),
    sentence: say("rentalmails.refunded", mail),
  }
}

const depositKept = (mail: RefundMail, say: Say) => ({
  subject: say("rentalmails.kept_subject", mail),
  preview: say("rentalmails.kept_preview", mail),
  sentence: say("rentalmails.kept", mail),
})

export const refundMail: MailTemplate<RefundMail> = (mail, say) => {
  const isKept = mail.refunded === 0
  const { subject, preview, sentence } = isKept ? depositKept(mail, say) : depositBack(mail, say)
  return {
    subject,
    preview,
    body: [
      paragraph(say("mails.greeting", mail)),
      paragraph(sentence),
      mail.refunded < mail.held && !isKept ? paragraph(say("rentalmails.refunded_part", mail)) : null,
      button(say("mails.see_order"), mail.order_url),
    ],
  }
}
