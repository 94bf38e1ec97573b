import type { Message } from "#kernel/wire/message"
import { button, paragraph } from "../rendering/blocks"
import type { MailTemplate } from "../rendering/template"
import type { Person } from "./accounts"

export interface OrderDispatchedMail extends Person {
  shop_number: string
  carrier: Message
  /** Empty without. */
  tracking_number: string
  /** Where its way is shown; null where that isn't known. */
  tracking_url: string | null
  items: { display_name: string; quantity: number }[]
  shipping_address: string
  /** Something of the order is still to be sent. */
  has_more: boolean
  order_url: string
}

export const orderDispatchedMail: MailTemplate<OrderDispatchedMail> = (mail, say) => ({
  subject: say("ordermails.sent_subject", mail),
  preview: say("ordermails.sent_preview", mail),
  body: [
    paragraph(say("mails.greeting", mail)),
    paragraph(say("ordermails.sent", mail)),
    ...mail.items.map((item) => paragraph(say("ordermails.cancelled_item", item))),
    paragraph(
      say("ordermails.shipping_address", mail),
      ...(mail.tracking_number ? [say("ordermails.sent_number", mail)] : []),
    ),
    mail.has_more ? paragraph(say("ordermails.sent_more")) : null,
    mail.tracking_url ? button(say("ordermails.sent_track"), mail.tracking_url) : null,
    button(say("mails.see_order"), mail.order_url),
  ],
})

export interface OrderDispatchUndoneMail extends Person {
  shop_number: string
  order_url: string
}

export const orderDispatchUndoneMail: MailTemplate<OrderDispatchUndoneMail> = (mail, say) => ({
  subject: say("ordermails.unsent_subject", mail),
  preview: say("ordermails.unsent_preview"),
  body: [
    paragraph(say("mails.greeting", mail)),
    paragraph(say("ordermails.unsent", mail)),
    button(say("mails.see_order"), mail.order_url),
  ],
})
