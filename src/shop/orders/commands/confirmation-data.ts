import { displayName, displayQuantity } from "#area/lines"
import { readEnv } from "#config/env"
import type { OrderConfirmationMail } from "#integrations/mail/templates/index"
import type { CalendarDay } from "#kernel/calendar-day"
import { chfWithRappen } from "#kernel/format-chf"
import { dayInWords, periodInWords } from "#kernel/format-day"
import { percentOf } from "#kernel/format-percent"
import type { WorkingDays } from "#kernel/working-days"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { DEFAULT_SETTINGS } from "#shop/settings/wire/default-settings"
import type { OrderRecord } from "../queries/order-record"
import { orderTotals } from "../queries/order-totals"
import { isRentalLine, type RentalLine, rentOf } from "../queries/rental-status"
import { addressInOneLine } from "../rules/address-in-one-line"
import { cancellationTerms, lastHalfFeeDay } from "../rules/cancellation-terms"

/** What the confirmation says. `orderedOn` and the working days decide about the terms of a cancellation. */
export function confirmationData(
  order: OrderRecord,
  { orderedOn, calendar }: { orderedOn: CalendarDay; calendar: WorkingDays },
): OrderConfirmationMail {
  const totals = orderTotals(order)
  const rentals = order.lines.filter(isRentalLine)
  const starts = rentals.map(({ rental }) => rental.period.start).sort()
  const { publicUrl } = readEnv()
  const termsVersion = order.metadata?.terms?.version ?? DEFAULT_SETTINGS.sales.termsVersion
  return {
    shop_number: order.shop_number,
    referencenum: order.metadata?.reference ?? "",
    first_name: order.billing?.first_name ?? "",
    last_name: order.billing?.last_name ?? "",
    first_rental: starts.slice(0, 1).map((start) => ({ start: dayInWords(start) })),
    rental_items: rentals.map(rentalInMail),
    other_items: order.lines.filter((line) => line.rental === null).map(lineInMail),
    subtotal: chfWithRappen(totals.subtotal),
    shipping_cost: totals.shipping > 0 ? chfWithRappen(totals.shipping) : null,
    vat_percent: percentOf(order.rates.vatPermille),
    total_vat: chfWithRappen(totals.vat),
    rounding: totals.rounding === 0 ? null : chfWithRappen(totals.rounding),
    total_gross: chfWithRappen(totals.total),
    shipping_address: addressInOneLine(order.shipping_address),
    billing_address: addressInOneLine(order.billing),
    has_rental: rentals.length > 0,
    early_cancellation: earlyCancellation(rentals, orderedOn, calendar),
    order_url: `${publicUrl}/orders/${order.id}`,
    terms_version: termsVersion,
    terms_url: `${publicUrl}/agb/fassung/${encodeURIComponent(termsVersion)}`,
  }
}

const lineInMail = (line: ShopLine) => ({
  display_name: displayName(line),
  display_quantity: displayQuantity(line),
  subtotal: chfWithRappen(line.total),
})

const rentalInMail = (line: RentalLine) => ({
  ...lineInMail(line),
  period: periodInWords(line.rental.period),
  delivery_name: line.rental.delivery.name,
  productservice_name: line.rental.service?.name ?? "",
})

/** For the rental that starts first, as long as half the rent can still be saved. */
function earlyCancellation(rentals: RentalLine[], orderedOn: CalendarDay, calendar: WorkingDays) {
  const [first] = [...rentals].sort((a, b) => (a.rental.period.start < b.rental.period.start ? -1 : 1))
  if (!first) return []
  const { start } = first.rental.period
  const { percent, fee } = cancellationTerms(orderedOn, start, rentOf(first, []), calendar)
  if (percent === 100) return []
  return [{ half_fee_until: dayInWords(lastHalfFeeDay(start, calendar)), fee_early: chfWithRappen(fee) }]
}
