import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { type Letter, type RenderedMail, renderMail } from "../rendering/render-mail"
import type { MailData, MailName } from "../templates/index"

export interface SampleMail {
  title: string
  name: MailName
  data: object
  render: (letter: Letter) => RenderedMail
}

export const sample = <Name extends MailName>(title: string, name: Name, data: MailData<Name>): SampleMail => ({
  title,
  name,
  data,
  render: (letter) => renderMail(name, data, letter),
})

export const SHOP = "https://shop.example.ch"
export const anna = { first_name: "Anna", last_name: "Muster" }
export const address = "Muster Holzbau AG, Anna Muster, Musterstrasse 1, 9000 St. Gallen"
export const scanner = { display_name: "RTC 360" }
export const period = rentalPeriod("2026-12-07", "2026-12-16")
export const order = { ...scanner, shop_number: "W-1042", order_url: `${SHOP}/orders/1` }
