import type { MailAttachment } from "#extension/providers"
import { message } from "#kernel/wire/message"
import { CALENDAR_TYPE } from "#platform/calendar-text"
import { conflict } from "#platform/refusal"
import type { CompanySettings } from "#shop/settings/wire/shop-settings"
import { textsFor } from "#texts/texts"
import type { OrderRecord } from "../queries/order-record"
import { rentalCalendar } from "../queries/rental-calendar"

/**
 * To whom mails about an order go: the login and, where it differs, the billing e-mail. The login that placed it may have left the
 * company: then it gets none, in neither place. Nobody of an order whose customer is erased.
 */
export const recipientsOf = ({ email, login_email, billing }: OrderRecord): string[] => {
  const billingEmail = billing?.metadata?.email
  const isAnother =
    billingEmail && ![email, login_email].some((one) => one.toLowerCase() === billingEmail.toLowerCase())
  return (isAnother ? [email, billingEmail] : [email]).filter(Boolean)
}

/** @throws Refusal 409 for an order that nobody can be written to about */
export function someRecipientsOf(order: OrderRecord): string[] {
  const recipients = recipientsOf(order)
  if (recipients.length === 0) throw conflict("orders.nobody_to_write_to")
  return recipients
}

/** The order's rentals as they stand, as an attachment; none for an order without rentals. */
export function calendarFile(order: OrderRecord, company: CompanySettings): MailAttachment[] {
  const texts = textsFor("customer")
  const calendar = rentalCalendar(order, company, texts)
  if (calendar === null) return []
  const filename = `${texts(message("orders.calendar_file", { number: order.shop_number }))}.ics`
  return [{ filename, contentType: CALENDAR_TYPE, content: Buffer.from(calendar, "utf8") }]
}
