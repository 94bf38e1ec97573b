import { displayName } from "#area/lines"
import { readEnv } from "#config/env"
import type { RentalReminderReturnMail, RentalReminderStartMail } from "#integrations/mail/templates/index"
import type { CalendarDay } from "#kernel/calendar-day"
import { chfWithRappen } from "#kernel/format-chf"
import { dayInWords, periodInWords } from "#kernel/format-day"
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

/** What both reminders say: to whom, about which device, and how it comes and goes. */
function common({ rental, order, line, terms, company }: Reminded) {
  const isPickup = terms.delivery.price === 0
  const isExpress = !isPickup && rental.deliverySlug === "express-post"
  const isPersonal = !isPickup && rental.deliverySlug === "persoenliche-lieferung"
  const isOther = !isPickup && !isExpress && !isPersonal
  return {
    first_name: order.billing?.first_name ?? "",
    last_name: order.billing?.last_name ?? "",
    display_name: displayName(line),
    shop_number: order.shop_number,
    is_pickup: isPickup,
    is_express: isExpress,
    is_personal: isPersonal,
    other_delivery: isOther ? [{ delivery_name: terms.delivery.name }] : [],
    pickup_place: `${company.address} in ${company.city}`,
    order_url: `${readEnv().publicUrl}/orders/${order.id}`,
  }
}

export function startReminderData(reminded: Reminded): RentalReminderStartMail {
  const { rental, order, productPath } = reminded
  const shared = common(reminded)
  return {
    ...shared,
    start: dayInWords(rental.start),
    period: periodInWords(rental),
    is_delivery: !shared.is_pickup,
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
    end: dayInWords(rental.end),
    can_extend: lastEnd ? [{ free_until: dayInWords(lastEnd) }] : [],
    cannot_extend: lastEnd === null,
    phone: company.phone,
    day_price: chfWithRappen(terms.pricePerDay),
  }
}
