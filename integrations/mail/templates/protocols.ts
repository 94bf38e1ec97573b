import type { CalendarDay } from "#kernel/calendar-day"
import { message } from "#kernel/wire/message"
import { button, list, paragraph } from "../rendering/blocks"
import type { MailTemplate } from "../rendering/template"
import type { Person } from "./accounts"

/** A unit that changed hands. */
export interface ProtocolUnit {
  display_name: string
  serial_number: string
  rental_end: CalendarDay
  /** What of its set changed hands, a phrase each. */
  parts: readonly string[]
}

export interface RentalProtocolMail extends Person {
  shop_number: string
  day: CalendarDay
  /** How they changed hands: given to the customer, sent, come back, or given in place of another. */
  way: "handed" | "sent" | "returned" | "swapped"
  /** At least one, all of one order. */
  units: readonly ProtocolUnit[]
  /** Of an exchange: of the unit that came back. */
  former_serial_number: string
  order_url: string
}

const ONE = {
  handed: "rentalmails.protocol_handed",
  sent: "rentalmails.protocol_sent",
  returned: "rentalmails.protocol_returned",
  swapped: "rentalmails.protocol_swapped",
} as const

const SEVERAL = {
  handed: "rentalmails.protocols_handed",
  sent: "rentalmails.protocols_sent",
  returned: "rentalmails.protocols_returned",
} as const

const TITLES = {
  handed: "fleet.hand_over_protocol",
  sent: "fleet.hand_over_protocol",
  returned: "fleet.return_protocol",
  swapped: "fleet.swap_protocols",
} as const

export const rentalProtocolMail: MailTemplate<RentalProtocolMail> = (mail, say) => {
  const { way, units } = mail
  const title = message(TITLES[way])
  const [first] = units
  const values = { ...mail, ...first, title, count: units.length }
  const isOne = units.length === 1 || way === "swapped"
  return {
    subject: say(isOne ? "rentalmails.protocol_subject" : "rentalmails.protocols_subject", values),
    preview: say(isOne ? "rentalmails.protocol_preview" : "rentalmails.protocols_preview", values),
    body: [
      paragraph(say("mails.greeting", mail)),
      paragraph(say(isOne ? ONE[way] : SEVERAL[way], values)),
      isOne ? null : list(...units.map((unit) => say(listed(way), unit))),
      ...units
        .filter(({ parts }) => parts.length > 0)
        .map((unit) => paragraph(say("rentalmails.protocol_parts", unit))),
      paragraph(
        say(isOne && way !== "swapped" ? "rentalmails.protocol_where" : "rentalmails.protocols_where", { title }),
      ),
      button(say("mails.see_order"), mail.order_url),
    ],
  }
}

const listed = (way: RentalProtocolMail["way"]) =>
  way === "returned" ? "rentalmails.protocols_unit_back" : "rentalmails.protocols_unit"
