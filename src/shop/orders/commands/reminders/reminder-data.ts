import { displayName } from "#area/lines"
import { readEnv } from "#config/env"
import type { RentalReminderReturnMail, RentalReminderStartMail } from "#integrations/mail/templates/reminders"
import type { CalendarDay } from "#kernel/calendar-day"
import type { RentalLineTerms, ShopLine } from "#shop/lines/rules/shop-line"

import type { CompanySettings } from "#shop/settings/wire/shop-settings"
import type { OrderRecord } from "../../queries/order-record"
import { addressInOneLine } from "../../rules/address-in-one-line"
import type { RentalToRemind } from "./rentals-to-remind"

export interface Reminded {
  rental: RentalToRemind
  order: OrderRecord
  line: ShopLine
  terms: RentalLineTerms
  productPath: string
  company: CompanySettings
}

/** Without a price of its own a way of delivery is a pickup. */
function wayOf({ deliverySlug }: RentalToRemind, { delivery }: RentalLineTerms): RentalReminderStartMail["way"] {
  if (delivery.price === 0) return "pickup"
  if (deliverySlug === "express-post") return "express"
  return deliverySlug === "persoenliche-lieferung" ? "personal" : "other"
}

/** What both reminders say: to whom, about which device, and how it comes and goes. */
function common({ rental, order, line, terms, company }: Reminded) {
  return {
    first_name: order.billing?.first_name ?? "",
    last_name: order.billing?.last_name ?? "",
    display_name: displayName(line),
    shop_number: order.shop_number,
    way: wayOf(rental, terms),
    delivery_name: terms.delivery.name,
    address: company.address,
    city: company.city,
    order_url: `${readEnv().publicUrl}/orders/${order.id}`,
  }
}

export function startReminderData(reminded: Reminded): RentalReminderStartMail {
  const { rental, order, productPath } = reminded
  return {
    ...common(reminded),
    start: rental.start,
    period: rental,
    shipping_address: addressInOneLine(order.shipping_address),
    product_url: `${readEnv().publicUrl}${productPath}`,
  }
}

/**
 * `lastEnd`: the last day to which the rental could be extended now; null if the unit is promised to somebody else,
 * undefined if it isn't extended any more.
 */
export function returnReminderData(
  reminded: Reminded,
  lastEnd: CalendarDay | null | undefined,
): RentalReminderReturnMail {
  const { rental, terms, company } = reminded
  return {
    ...common(reminded),
    end: rental.end,
    free_until: lastEnd,
    phone: company.phone,
    day_price: terms.pricePerDay,
  }
}
