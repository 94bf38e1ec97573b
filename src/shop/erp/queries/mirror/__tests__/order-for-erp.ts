import { calendarDay } from "#kernel/calendar-day"
import { totalsRates } from "#shop/cart/queries/totals-rates"
import { cartTotals } from "#shop/lines/rules/cart-totals"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import type { OrderAddress, OrderRecord } from "#shop/orders/queries/order-record"
import type { RentalChange } from "#shop/rental/data/changes"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { priceForDays } from "#shop/rental/rules/rental-price"
import type { RentalRate } from "#shop/rental/rules/rental-rates"
import type { ServicePrice } from "#shop/rental/rules/service-price"
import { DEFAULT_SETTINGS } from "#shop/settings/wire/default-settings"
import type { ErpAccount } from "../parties"

export const account: ErpAccount = {
  company: "Muster Holzbau AG",
  uid: "CHE-123.456.788",
  sector: "Bau",
  firstName: "Petra",
  lastName: "Zimmermann",
  email: "petra@example.ch",
  phone: "+41 71 111 11 11",
}

export const address: OrderAddress = {
  company: "Muster Holzbau AG",
  first_name: "Petra",
  last_name: "Zimmermann",
  address_1: "Sägestrasse 12a",
  postal_code: "9000",
  city: "St. Gallen",
  phone: "+41 71 111 11 12",
  metadata: { email: "rechnung@example.ch" },
}

export const period = (start: string, end: string): RentalPeriod => ({
  start: calendarDay(start),
  end: calendarDay(end),
})

export const goods = (facts: Partial<ShopLine> = {}): ShopLine => ({
  id: "ordli_goods",
  productId: "prod_1",
  variantId: "variant_1",
  productName: "USB-C-Kabel",
  choiceName: "",
  thumbnail: null,
  category: "accessory",
  quantity: 1,
  unitPrice: 3_900,
  total: (facts.quantity ?? 1) * (facts.unitPrice ?? 3_900),
  companionOf: null,
  pricedAt: new Date(0),
  rental: null,
  charges: [],
  quote: null,
  special: null,
  ...facts,
})

const SERVICES = [
  { id: "serv_1", name: "Einführung" },
  { id: "serv_2", name: "Versicherung" },
  { id: "serv_3", name: "Vollkasko" },
]

interface RentFacts {
  id?: string
  days?: number
  charges?: ShopLine["charges"]
  pricePerDay?: number
  rates?: RentalRate[]
  discountPermille?: number
  delivery?: number
  services?: ServicePrice[]
}

export function rent({
  id = "ordli_rent",
  days = 3,
  charges = [],
  pricePerDay = 29_000,
  rates = [],
  discountPermille,
  delivery = 0,
  services = [],
}: RentFacts = {}) {
  const price = priceForDays(days, { pricePerDay, rates, discountPermille, delivery, services })
  const { total, rent: reduced, listRent } = price
  return goods({
    id,
    productName: "RTC 360",
    category: "rental",
    unitPrice: total,
    total,
    charges,
    special: discountPermille === undefined ? null : { listPrice: total - reduced + listRent, discountPermille },
    rental: {
      period: period("2027-03-05", "2027-03-08"),
      chargeableDays: days,
      pricePerDay,
      ...(rates.length > 0 && { rates }),
      discountPermille,
      delivery: { id: "deli_1", name: delivery ? "Kurier" : "Abholung", description: "", price: delivery },
      services: price.services.map((one, index) => ({ ...one, ...SERVICES[index], description: "" })),
    },
  })
}

/** The rates of a shop in which nobody has changed anything. */
export const defaultRates = totalsRates(DEFAULT_SETTINGS.sales)

/** An order as the checkout stores it. */
export function orderOf(lines: ShopLine[], facts: Partial<OrderRecord> = {}): OrderRecord {
  const totals = cartTotals(lines, defaultRates)
  return {
    id: "order_1",
    shop_number: "W-1042",
    customer_id: "cus_1",
    email: "petra@example.ch",
    login_email: "petra@example.ch",
    ordered_by: "Petra Zimmermann",
    created_at: new Date("2027-02-28T23:30:00Z"),
    is_cancelled: false,
    is_captured: false,
    total: String(totals.total / 100),
    shipping: String(totals.shipping / 100),
    rounding: String(totals.rounding / 100),
    charges: totals.charges.map(({ code, lineId, amount, isRefundable }) => ({
      code,
      line: lineId,
      amount: amount / 100,
      is_refundable: isRefundable,
    })),
    vat_permille: String(defaultRates.vatPermille),
    rates: defaultRates,
    billing: address,
    shipping_address: { ...address, company: "Baustelle", address_1: "Feldweg" },
    metadata: { reference: "" },
    lines: lines.map((line) => ({ ...line, charges: [] })),
    rentals: [],
    changes: [],
    protocols: [],
    dispatches: [],
    monthly: null,
    ...facts,
  }
}

export const changeOf = (facts: Partial<RentalChange>): RentalChange => ({
  id: "rchg_1",
  orderId: "order_1",
  orderLineId: "ordli_rent",
  reservationId: "rres_1",
  kind: "extension",
  day: calendarDay("2027-03-01"),
  fee: 0,
  percent: null,
  details: {
    period_before: period("2027-03-05", "2027-03-08"),
    period_after: null,
    days: 0,
    price_per_day: 29_000,
  },
  actor: { type: "customer", id: "cus_1" },
  note: "",
  waives: null,
  createdAt: new Date("2027-03-01T08:00:00Z"),
  ...facts,
})
