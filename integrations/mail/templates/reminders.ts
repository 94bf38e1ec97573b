import type { CalendarDay, Period } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { button, list, paragraph } from "../rendering/blocks"
import type { MailTemplate, Say } from "../rendering/template"
import type { Person } from "./accounts"

interface ReminderMail extends Person {
  display_name: string
  shop_number: string
  /** How it comes and goes; what is neither by post before nine nor brought in person is named. */
  way: "pickup" | "express" | "personal" | "other"
  delivery_name: string
  /** Where it is picked up. */
  address: string
  city: string
  order_url: string
}

export interface RentalReminderStartMail extends ReminderMail {
  start: CalendarDay
  period: Period
  shipping_address: string
  product_url: string
}

const HOW_IT_COMES = {
  pickup: "rentalmails.start_pickup",
  express: "rentalmails.start_express",
  personal: "rentalmails.start_personal",
  other: "rentalmails.start_another_way",
} as const

export const rentalReminderStartMail: MailTemplate<RentalReminderStartMail> = (mail, say) => {
  const isPickup = mail.way === "pickup"
  return {
    subject: say(isPickup ? "rentalmails.start_subject_pickup" : "rentalmails.start_subject_delivery", mail),
    preview: say(isPickup ? "rentalmails.start_preview_pickup" : "rentalmails.start_preview", mail),
    body: [
      paragraph(say("mails.greeting", mail)),
      paragraph(say(HOW_IT_COMES[mail.way], mail)),
      isPickup ? null : paragraph(say("ordermails.shipping_address", mail)),
      paragraph(say("rentalmails.start_guide")),
      button(say("rentalmails.start_open_guide"), mail.product_url),
      button(say("mails.see_order"), mail.order_url),
    ],
  }
}

export interface RentalReminderReturnMail extends ReminderMail {
  end: CalendarDay
  /** The last day the unit is free until; null if it is promised to somebody else, undefined if it isn't extended any more. */
  free_until: CalendarDay | null | undefined
  phone: string
  /** Without VAT. */
  day_price: Rappen
}

const howItGoes = (mail: RentalReminderReturnMail, say: Say): string => {
  if (mail.way === "pickup") return say("rentalmails.return_pickup", mail)
  if (mail.way === "express") return say("rentalmails.return_express")
  return mail.way === "personal" ? say("rentalmails.return_personal") : say("rentalmails.return_another_way", mail)
}

function extension({ free_until, phone, order_url }: RentalReminderReturnMail, say: Say) {
  if (free_until === null) return [paragraph(say("rentalmails.return_taken", { phone }))]
  if (free_until === undefined) return []
  return [
    paragraph(say("rentalmails.return_free", { free_until })),
    button(say("rentalmails.return_extend"), order_url),
  ]
}

export const rentalReminderReturnMail: MailTemplate<RentalReminderReturnMail> = (mail, say) => ({
  subject: say("rentalmails.return_subject", mail),
  preview: say("rentalmails.return_preview"),
  body: [
    paragraph(say("mails.greeting", mail)),
    paragraph(say("rentalmails.return_ends", mail)),
    paragraph(howItGoes(mail, say)),
    paragraph(say("rentalmails.return_before")),
    list(say("rentalmails.return_data"), say("rentalmails.return_accessories"), say("rentalmails.return_dry")),
    ...extension(mail, say),
    paragraph(say("rentalmails.return_late", mail)),
  ],
})
