import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from "ical-generator"
import { displayName } from "#area/lines"
import { readEnv } from "#config/env"
import { addDays } from "#kernel/calendar-day"
import { message } from "#kernel/wire/message"
import { withoutLinks } from "#kernel/words/without-links"
import type { RentalLineTerms, ShopLine } from "#shop/lines/rules/shop-line"

import type { CompanySettings } from "#shop/settings/wire/shop-settings"
import type { Texts } from "#texts/texts"
import type { OrderAddress, OrderRecord } from "./order-record"

/** The order's rentals as they stand, as whole days of a calendar (.ics); null if it has none. */
export function rentalCalendar(order: OrderRecord, company: CompanySettings, texts: Texts): string | null {
  const rentals = order.lines.filter(({ rental }) => rental !== null)
  if (rentals.length === 0) return null
  const calendar = ical({
    prodId: { company: company.name, product: "Webshop", language: texts.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const line of rentals)
    calendar.createEvent(rentalEvent(order, line, line.rental as RentalLineTerms, company, texts))
  return calendar.toString()
}

/**
 * An entry is found again by its id and, with each change of the rental, replaced by the one of the next sequence; its end is
 * the day after the last. Who rents a device for a week isn't busy that week.
 */
function rentalEvent(
  order: OrderRecord,
  line: ShopLine,
  { period: ordered, delivery, services }: RentalLineTerms,
  company: CompanySettings,
  texts: Texts,
) {
  const { hostname } = new URL(readEnv().publicUrl)
  const reserved = order.rentals.find(({ orderLineId }) => orderLineId === line.id)
  const changes = order.changes.filter(({ orderLineId }) => orderLineId === line.id)
  const period = reserved?.period ?? ordered
  const isCancelled = order.is_cancelled || reserved?.state === "cancelled"
  const facts = [
    texts(message("orders.calendar_order", { number: order.shop_number })),
    texts(message("orders.calendar_delivery", { name: delivery.name })),
    ...services.map(({ name }) => texts(message("orders.calendar_service", { name }))),
  ]
  return {
    id: `${line.id}@${hostname}`,
    stamp: changes.at(-1)?.createdAt ?? order.created_at,
    sequence: changes.length,
    allDay: true,
    start: period.start,
    end: addDays(period.end, 1),
    summary: texts(message("orders.calendar_rental", { product: displayName(line) })),
    description: facts.join("\n"),
    location: delivery.price === 0 ? shopAddress(company) : withoutLinks(deliveryPlace(order.shipping_address)),
    url: `${readEnv().publicUrl}/orders/${order.id}`,
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  }
}

const shopAddress = ({ name, address, postalcode, city }: CompanySettings) =>
  `${name}, ${address}, ${postalcode} ${city}`

const deliveryPlace = (address: OrderAddress | null) =>
  [address?.address_1, address && `${address.postal_code} ${address.city}`, address?.metadata?.country]
    .filter(Boolean)
    .join(", ")
