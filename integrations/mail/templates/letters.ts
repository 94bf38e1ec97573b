import { button, paragraph } from "../rendering/blocks"
import type { MailTemplate } from "../rendering/template"

export interface LetterMail {
  /** The order's number is added where it isn't in it. */
  subject: string
  /** Lines as staff wrote them, paragraph by paragraph. */
  paragraphs: string[][]
  shop_number: string
  order_url: string
}

export const letterMail: MailTemplate<LetterMail> = ({ subject, paragraphs, shop_number, order_url }, say) => ({
  subject: subject.includes(shop_number)
    ? say.value(subject)
    : say("ordermails.letter_subject", { subject, shop_number }),
  preview: paragraphs.flat().slice(0, 2).map(say.value).join(" "),
  body: [...paragraphs.map((lines) => paragraph(...lines.map(say.value))), button(say("mails.see_order"), order_url)],
})
