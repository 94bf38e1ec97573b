import type { CalendarDay, Period } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { type Message, message } from "#kernel/wire/message"
import { tariffInWords } from "#shop/rental/rules/rate-words"
import { amounts, button, paragraph, row } from "../rendering/blocks"
import type { MailTemplate, Say } from "../rendering/template"
import type { Person } from "./accounts"

interface LineInMail {
  display_name: string
  total: Rappen
  /** By the list, where the customer pays less; missing in mails that an earlier version promised. */
  list_total?: Rappen | null
}

export interface RentalLineInMail extends LineInMail {
  period: Period
  /** Days that are charged. */
  days: number
  /** How rates make up the rent; empty where it is days times the price of one. */
  rate_parts: { days: number; count: number }[]
  delivery_name: string
  /** With what each comes to, a part of `total`. */
  services: { name: string; amount: Rappen }[]
}

export interface GoodsLineInMail extends LineInMail {
  quantity: number
}

export interface ChargeInMail {
  title: Message
  amount: Rappen
  is_refundable: boolean
}

export interface OrderConfirmationMail extends Person {
  shop_number: string
  /** Something has happened to it since: what the mail says is what was ordered. Missing as above. */
  is_changed?: boolean
  /** Empty without. */
  referencenum: string
  rental_items: RentalLineInMail[]
  other_items: GoodsLineInMail[]
  /** Of the lines, without shipping. */
  subtotal: Rappen
  shipping_cost: Rappen
  /** What else is in the total, by its title; refundable ones without VAT. */
  charges: ChargeInMail[]
  /** The order's own rate: "8.1". */
  vat_percent: string
  total_vat: Rappen
  /** 0 unless the total was rounded. */
  rounding: Rappen
  total: Rappen
  shipping_address: string
  billing_address: string
  /** Last day on which a cancellation costs half the rent, and what it then costs; null once that day has passed. */
  early_cancellation: { until: CalendarDay; fee: Rappen } | null
  order_url: string
  terms_version: string
  terms_url: string
}

export const orderConfirmationMail: MailTemplate<OrderConfirmationMail> = (mail, say) => {
  const [start] = mail.rental_items.map(({ period }) => period.start).sort()
  return {
    subject: say(
      mail.referencenum === "" ? "ordermails.confirmation_subject" : "ordermails.confirmation_subject_with_reference",
      mail,
    ),
    preview: mail.is_changed
      ? say("ordermails.confirmation_changed")
      : start
        ? say("ordermails.confirmation_preview_of_rental", { ...mail, start })
        : say("ordermails.confirmation_preview", mail),
    body: [
      paragraph(say("mails.greeting", mail)),
      paragraph(say("ordermails.confirmation_thanks")),
      mail.is_changed ? paragraph(say("ordermails.confirmation_changed")) : null,
      ...mail.rental_items.map((line) => rental(line, say)),
      ...mail.other_items.map((line) => goods(line, say)),
      totals(mail, say),
      paragraph(say("ordermails.shipping_address", mail), say("ordermails.billing_address", mail)),
      mail.early_cancellation && paragraph(say("ordermails.early_cancellation", mail.early_cancellation)),
      button(say("mails.see_order"), mail.order_url),
      paragraph(say("ordermails.terms", mail)),
    ],
  }
}

function rental(line: RentalLineInMail, say: Say) {
  const [first, ...others] = line.rate_parts
  return amounts(
    row(
      say("ordermails.rental", { ...line, quantity: message("general.days", { count: line.days }) }),
      say("ordermails.amount", { amount: line.total }),
    ),
    ...(first ? [row(say("general.tariff", { parts: tariffInWords([first, ...others]) }))] : []),
    ...ownPrice(line, say),
    row(say("ordermails.delivery", line)),
    ...line.services.map((service) => row(say("ordermails.service", service))),
  )
}

const goods = (line: GoodsLineInMail, say: Say) =>
  amounts(
    row(
      say("ordermails.goods", { ...line, quantity: message("general.pieces", { count: line.quantity }) }),
      say("ordermails.amount", { amount: line.total }),
    ),
    ...ownPrice(line, say),
  )

const ownPrice = ({ list_total: list }: LineInMail, say: Say) =>
  typeof list === "number" ? [row(say("ordermails.own_price", { list }))] : []

function totals(mail: OrderConfirmationMail, say: Say) {
  const { subtotal, shipping_cost, vat_percent, total_vat, rounding, total } = mail
  const chargeRows = (isRefundable: boolean) =>
    mail.charges
      .filter(({ is_refundable }) => is_refundable === isRefundable)
      .map(({ title, amount: charged }) => row(say("ordermails.charge", { title }), amount(charged)))
  const amount = (rappen: Rappen) => say("ordermails.amount", { amount: rappen })
  return amounts(
    row(say("ordermails.subtotal"), amount(subtotal)),
    ...(shipping_cost > 0 ? [row(say("ordermails.shipping"), amount(shipping_cost))] : []),
    ...chargeRows(false),
    row(say("ordermails.vat", { vat_percent }), amount(total_vat)),
    ...(rounding === 0 ? [] : [row(say("ordermails.rounding"), amount(rounding))]),
    ...chargeRows(true),
    row(say("ordermails.total"), say("ordermails.total_amount", { amount: total })),
  )
}

export interface OrderCancelledMail extends Person {
  shop_number: string
  items: { display_name: string; quantity: number }[]
  order_url: string
}

export const orderCancelledMail: MailTemplate<OrderCancelledMail> = (mail, say) => ({
  subject: say("ordermails.cancelled_subject", mail),
  preview: say("ordermails.cancelled_preview"),
  body: [
    paragraph(say("mails.greeting", mail)),
    paragraph(say("ordermails.cancelled", mail)),
    ...mail.items.map((item) => paragraph(say("ordermails.cancelled_item", item))),
    paragraph(say("ordermails.cancelled_invoice")),
    button(say("mails.see_order"), mail.order_url),
  ],
})
