import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { settings } from "#config/settings"
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
 * company: then it gets none, in neither place. Nobody of an order whose customer is erased; the login alone where the order is one
 * too many to an e-mail that anybody may have typed. One statement where the two differ.
 * @see docs/decisions/334-mails-to-somebody-else.md
 */
export async function recipientsOf(db: Knex, order: OrderRecord): Promise<string[]> {
  const { email, login_email, billing } = order
  const billingEmail = billing?.metadata?.email
  const isAnother =
    billingEmail && ![email, login_email].some((one) => one.toLowerCase() === billingEmail.toLowerCase())
  return (isAnother && (await hasRoom(db, order.id)) ? [email, billingEmail] : [email]).filter(Boolean)
}

/** Of all orders the last before it: more than the limit of them are looked at by their number alone. */
const LOOKED_AT = 500

/** Orders of the same customer, or to the same e-mail, within the time before it: what was placed decides for ever. */
const HAS_ROOM = `
  select count(*) < :attempts as has_room
    from "order" o
    join order_address billing on billing.id = o.billing_address_id
    join "order" earlier on earlier.display_id between o.display_id - ${LOOKED_AT} and o.display_id - 1
     and earlier.created_at > o.created_at - make_interval(mins => :minutes) and earlier.deleted_at is null
    join order_address other on other.id = earlier.billing_address_id
   where o.id = :orderId and lower(other.metadata->>'email') <> lower(earlier.email)
     and (earlier.customer_id = o.customer_id or lower(other.metadata->>'email') = lower(billing.metadata->>'email'))`

async function hasRoom(db: Knex, orderId: string): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { has_room: boolean }[] }>(HAS_ROOM, {
    orderId,
    ...settings.limits.ordersElsewhere,
  })
  return rows[0].has_room
}

/** @throws Refusal 409 for an order that nobody can be written to about */
export async function someRecipientsOf(db: Knex, order: OrderRecord): Promise<string[]> {
  const recipients = await recipientsOf(db, order)
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
