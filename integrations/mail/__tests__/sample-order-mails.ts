import { calendarDay } from "#kernel/calendar-day"
import { message } from "#kernel/wire/message"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { address, anna, order, period, type SampleMail, SHOP, sample, scanner } from "./sample-mail"

const place = { address: "Musterstrasse 1", city: "St. Gallen" }

const start = {
  ...anna,
  ...order,
  ...place,
  start: calendarDay("2026-12-07"),
  period,
  delivery_name: "Bahnfracht",
  shipping_address: address,
  product_url: `${SHOP}/mieten/rtc-360/`,
}
const end = {
  ...anna,
  ...order,
  ...place,
  end: calendarDay("2026-12-16"),
  delivery_name: "Bahnfracht",
  free_until: undefined,
  phone: "+41 71 000 00 00",
  day_price: 18_000,
  order_url: order.order_url,
}
const unitOf = (serial_number: string) => ({
  ...{ display_name: scanner.display_name, serial_number },
  rental_end: calendarDay("2026-12-16"),
  parts: ["2 × Akku", "1 × Carbon-Stativ (Nr. STATIV-01)"],
})
const handed = {
  ...{ shop_number: "W-1042", day: calendarDay("2026-12-07"), units: [unitOf("RTC-001")], former_serial_number: "" },
  order_url: order.order_url,
}
const three = { units: ["RTC-001", "RTC-002", "RTC-003"].map(unitOf) }

const cancelled = {
  ...anna,
  ...scanner,
  shop_number: "W-1042",
  cancelled_on: calendarDay("2026-11-23"),
  period,
  product_url: start.product_url,
}
const fee = { working_days: 9, percent: 50, net: 81_000, gross: 87_561, is_monthly: false }
const rentalLine = {
  ...scanner,
  period,
  days: 9,
  rate_parts: [],
  total: 175_500,
  delivery_name: "Express-Post",
  services: [],
}
const SERVICES = [
  { name: "Einführung", amount: 9_000 },
  { name: "Versicherung", amount: 10_800 },
]
const WEEK_AND_DAYS = [
  { days: 6, count: 1 },
  { days: 1, count: 3 },
]
const totals = { vat_percent: "7.7", total_vat: 15_824, total: 221_325 }

const invoice = {
  ...anna,
  document_nr: "RE-00042",
  shop_number: "W-1042",
  replaces: [],
  open: { amount: totals.total, due_day: calendarDay("2026-12-23") },
  is_paid: false,
  instalment: null,
  referencenum: "Baustelle 7",
  invoice_url: `${SHOP}/invoice`,
}

const confirmation = {
  ...anna,
  ...totals,
  shop_number: "W-1042",
  referencenum: "Baustelle 7",
  rental_items: [rentalLine, { ...rentalLine, rate_parts: WEEK_AND_DAYS, services: SERVICES }],
  other_items: [{ display_name: "Stativ", quantity: 2, total: 30_000, list_total: 33_000 }],
  shipping_cost: 0,
  charges: [],
  subtotal: 205_500,
  rounding: 1,
  shipping_address: address,
  billing_address: address,
  early_cancellation: { until: calendarDay("2026-11-27"), fee: 81_000 },
  order_url: order.order_url,
  terms_version: "1.0",
  terms_url: `${SHOP}/agb/fassung/1.0`,
}

const longer = {
  former_end: calendarDay("2026-12-16"),
  period: rentalPeriod("2026-12-07", "2026-12-18"),
  added_days: 2,
}
const otherDates = {
  former: rentalPeriod("2026-12-07", "2026-12-16"),
  period: rentalPeriod("2026-12-14", "2026-12-24"),
}

const deposit = { ...anna, ...order, refunded: 500_000, held: 500_000, reason: "" }

const sent = {
  ...anna,
  shop_number: "W-1042",
  carrier: message("orders.carrier_post"),
  tracking_number: "99.60.123456.12345678",
  tracking_url: "https://www.post.ch/swisspost-tracking?formattedParcelCodes=99.60.123456.12345678",
  items: [{ display_name: "Stativ", quantity: 2 }],
  shipping_address: address,
  has_more: false,
  order_url: order.order_url,
}

/** Mails about orders, their rentals and invoices. */
export const SAMPLE_ORDER_MAILS: SampleMail[] = [
  sample("order confirmation", "order-confirmation", confirmation),
  sample("order confirmation, changed since", "order-confirmation", {
    ...confirmation,
    is_changed: true,
    early_cancellation: null,
  }),
  sample("order confirmation with a deposit", "order-confirmation", {
    ...confirmation,
    charges: [{ title: message("charges.deposit"), amount: 500_000, is_refundable: true }],
    total: confirmation.total + 500_000,
  }),
  sample("order cancelled as a whole", "order-cancelled", {
    ...anna,
    shop_number: "W-1042",
    items: [
      { display_name: "Stativ", quantity: 2 },
      { display_name: "USB-C-Kabel", quantity: 1 },
    ],
    order_url: order.order_url,
  }),
  sample("goods on their way", "order-dispatched", sent),
  sample("a part of the goods, by somebody unknown", "order-dispatched", {
    ...sent,
    carrier: message("orders.carrier_another"),
    tracking_number: "",
    tracking_url: null,
    has_more: true,
  }),
  sample("goods that aren't on their way after all", "order-dispatch-undone", {
    ...anna,
    shop_number: "W-1042",
    order_url: order.order_url,
  }),
  sample("letter", "letter", {
    subject: "Ihr Gerät ist bereit",
    paragraphs: [["Guten Tag Anna Muster"], ["Ihr Gerät ist bereit.", "Bitte klingeln Sie."], ["Bis bald"]],
    shop_number: "W-1042",
    order_url: order.order_url,
  }),
  sample("invoice", "invoice-issued", invoice),
  sample("invoice in place of others", "invoice-issued", {
    ...invoice,
    replaces: ["RE-00040", "RE-00041"],
    referencenum: "",
  }),
  sample("invoice of a month", "invoice-issued", {
    ...invoice,
    instalment: { period: rentalPeriod("2026-12-14", "2027-01-13"), next_day: calendarDay("2027-01-14") },
  }),
  sample("invoice of the last month", "invoice-issued", {
    ...invoice,
    instalment: { period: rentalPeriod("2026-12-14", "2027-01-13"), next_day: null },
  }),
  sample("invoice that is paid", "invoice-issued", { ...invoice, open: null, is_paid: true }),
  sample("changed invoice", "invoice-changed", invoice),
  sample("cancelled invoice", "invoice-cancelled", { ...invoice, open: null }),
  sample("start, pickup", "rental-reminder-start", { ...start, way: "pickup" }),
  sample("start, express", "rental-reminder-start", { ...start, way: "express" }),
  sample("start, brought in person", "rental-reminder-start", { ...start, way: "personal" }),
  sample("start, another way", "rental-reminder-start", { ...start, way: "other" }),
  sample("return, pickup, free afterwards", "rental-reminder-return", {
    ...end,
    way: "pickup",
    free_until: calendarDay("2026-12-18"),
  }),
  sample("return, express, taken afterwards", "rental-reminder-return", {
    ...end,
    way: "express",
    free_until: null,
  }),
  sample("return, fetched in person", "rental-reminder-return", { ...end, way: "personal" }),
  sample("return, another way", "rental-reminder-return", { ...end, way: "other" }),
  sample("cancellation, unpaid", "cancellation", {
    ...cancelled,
    fee: { ...fee, refund: null },
  }),
  sample("cancellation, paid", "cancellation", {
    ...cancelled,
    fee: { ...fee, refund: 134_584 },
  }),
  sample("cancellation, billed by the month", "cancellation", {
    ...cancelled,
    fee: { ...fee, refund: null, is_monthly: true },
  }),
  sample("cancellation, paid in part", "cancellation", {
    ...cancelled,
    fee: { ...fee, refund: 134_584, is_partly_paid: true, set_off: 134_584 },
  }),
  sample("cancellation, paid in part beyond what is owed", "cancellation", {
    ...cancelled,
    fee: { ...fee, refund: 134_584, is_partly_paid: true, set_off: 34_584 },
  }),
  sample("cancellation, paid in part, all of it owed", "cancellation", {
    ...cancelled,
    fee: { ...fee, refund: 0, is_partly_paid: true },
  }),
  sample("cancellation, paid, all of it owed", "cancellation", { ...cancelled, fee: { ...fee, refund: 0 } }),
  sample("cancellation without cost", "cancellation", { ...cancelled, fee: null }),
  sample("cancellation without cost, paid", "cancellation", {
    ...cancelled,
    fee: null,
    free: { refund: 134_584, is_monthly: false },
  }),
  sample("cancellation without cost, billed by the month", "cancellation", {
    ...cancelled,
    fee: null,
    free: { refund: null, is_monthly: true },
  }),
  sample("extension", "extension", { ...anna, ...order, ...longer, net: 36_000, gross: 38_915 }),
  sample("extension, nothing charged", "extension", { ...anna, ...order, ...longer, net: 0, gross: 0 }),
  sample("other dates", "rescheduling", { ...anna, ...order, ...otherDates, net: 36_000, gross: 38_915 }),
  sample("other dates, nothing charged", "rescheduling", { ...anna, ...order, ...otherDates, net: 0, gross: 0 }),
  sample("deposit that comes back", "deposit-refund", { ...deposit, set_off: 0 }),
  sample("deposit that wasn't paid", "deposit-refund", { ...deposit, set_off: 500_000 }),
  sample("deposit that was paid in part", "deposit-refund", { ...deposit, set_off: 200_000 }),
  sample("deposit of which nobody knows whether it was paid", "deposit-refund", { ...deposit, set_off: null }),
  sample("part of a deposit", "deposit-refund", {
    ...{ ...deposit, set_off: 0, refunded: 450_000, reason: "Stativkopf gebrochen" },
  }),
  sample("deposit that is kept", "deposit-refund", { ...deposit, set_off: 0, refunded: 0, reason: "Gerät zerstört" }),
  sample("hand-over protocol", "rental-protocol", { ...anna, ...handed, way: "handed" }),
  sample("hand-over protocol, sent", "rental-protocol", { ...anna, ...handed, way: "sent" }),
  sample("return protocol", "rental-protocol", { ...anna, ...handed, way: "returned" }),
  sample("hand-over of several units", "rental-protocol", { ...anna, ...handed, ...three, way: "handed" }),
  sample("dispatch of several units", "rental-protocol", { ...anna, ...handed, ...three, way: "sent" }),
  sample("return of several units", "rental-protocol", { ...anna, ...handed, ...three, way: "returned" }),
  sample("exchanged unit", "rental-protocol", {
    ...{ ...anna, ...handed },
    way: "swapped",
    former_serial_number: "BLK-003",
  }),
]
