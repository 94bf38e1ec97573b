import { chargeName } from "#area/catalogue"
import { displayName } from "#area/lines"
import { readEnv } from "#config/env"
import type { OrderConfirmationMail } from "#integrations/mail/templates/orders"
import type { CalendarDay } from "#kernel/calendar-day"
import { percentOf } from "#kernel/format-percent"
import type { WorkingDays } from "#kernel/working-days"
import { byTitle } from "#shop/lines/rules/charges-by-title"
import { ratePartsOf } from "#shop/lines/rules/rate-parts"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { listTotalOf } from "#shop/lines/rules/special-price"
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
  const { publicUrl } = readEnv()
  const isChanged = order.changes.length > 0
  const termsVersion = order.metadata?.terms?.version ?? DEFAULT_SETTINGS.sales.termsVersion
  return {
    shop_number: order.shop_number,
    is_changed: isChanged,
    referencenum: order.metadata?.reference ?? "",
    first_name: order.billing?.first_name ?? "",
    last_name: order.billing?.last_name ?? "",
    rental_items: rentals.map(rentalInMail),
    other_items: order.lines.filter((line) => line.rental === null).map(goodsInMail),
    subtotal: totals.subtotal,
    shipping_cost: totals.shipping,
    charges: byTitle(totals.charges).map(({ code, amount, isRefundable }) => ({
      title: chargeName(code),
      amount,
      is_refundable: isRefundable,
    })),
    vat_percent: percentOf(order.rates.vatPermille),
    total_vat: totals.vat,
    rounding: totals.rounding,
    total: totals.total,
    shipping_address: addressInOneLine(order.shipping_address),
    billing_address: addressInOneLine(order.billing),
    early_cancellation: isChanged ? null : earlyCancellation(rentals, orderedOn, calendar),
    order_url: `${publicUrl}/orders/${order.id}`,
    terms_version: termsVersion,
    terms_url: `${publicUrl}/agb/fassung/${encodeURIComponent(termsVersion)}`,
  }
}

const goodsInMail = (line: ShopLine) => ({
  display_name: displayName(line),
  quantity: line.quantity,
  total: line.total,
  list_total: listTotalOf(line),
})

const rentalInMail = (line: RentalLine) => ({
  display_name: displayName(line),
  total: line.total,
  list_total: listTotalOf(line),
  period: line.rental.period,
  days: line.rental.chargeableDays,
  rate_parts: ratePartsOf(line).map(({ days, count }) => ({ days, count })),
  delivery_name: line.rental.delivery.name,
  services: line.rental.services.map(({ name, price }) => ({ name, amount: price })),
})

/** For the rental that starts first, as long as half the rent can still be saved. */
function earlyCancellation(rentals: RentalLine[], orderedOn: CalendarDay, calendar: WorkingDays) {
  const [first] = [...rentals].sort((a, b) => (a.rental.period.start < b.rental.period.start ? -1 : 1))
  if (!first) return null
  const { start } = first.rental.period
  const { percent, fee } = cancellationTerms(orderedOn, start, rentOf(first, []), calendar)
  if (percent === 100) return null
  return { until: lastHalfFeeDay(start, calendar), fee }
}
