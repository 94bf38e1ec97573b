import type { MailTemplate } from "../rendering/template"
import {
  activationMail,
  cancellationMail,
  eventCancelledMail,
  eventRegistrationMail,
  eventRescheduledMail,
  extensionMail,
  invoiceCancelledMail,
  invoiceChangedMail,
  invoiceIssuedMail,
  loginChangedMail,
  orderCancelledMail,
  orderConfirmationMail,
  passwordChangedMail,
  passwordResetMail,
  quoteMail,
  registrationCancelledMail,
  rentalProtocolMail,
  rentalReminderReturnMail,
  rentalReminderStartMail,
  staffAlarmMail,
  staffInvitationMail,
  staffPasswordResetMail,
} from "../templates"

export interface SampleMail {
  title: string
  template: MailTemplate<object>
  data: object
}

const sample = <Data extends object>(title: string, template: MailTemplate<Data>, data: Data): SampleMail => ({
  title,
  template,
  data,
})

const SHOP = "https://shop.example.ch"
const anna = { first_name: "Anna", last_name: "Muster" }
const address = "Muster Holzbau AG, Anna Muster, Musterstrasse 1, 9000 St. Gallen"
const scanner = { display_name: "RTC 360" }
const period = "Mo 7.12. bis Mi 16.12.2026"
const order = { ...scanner, shop_number: "W-1042", order_url: `${SHOP}/orders/1` }
const place = { pickup_place: "Musterstrasse 1 in St. Gallen" }

const start = {
  ...anna,
  ...order,
  ...place,
  start: "Mo 7.12.2026",
  period,
  is_pickup: false,
  is_delivery: true,
  is_express: false,
  is_personal: false,
  other_delivery: [],
  shipping_address: address,
  product_url: `${SHOP}/mieten/rtc-360/`,
}
const end = {
  ...anna,
  ...order,
  ...place,
  end: "Mi 16.12.2026",
  is_pickup: false,
  is_express: false,
  is_personal: false,
  other_delivery: [],
  can_extend: [],
  cannot_extend: false,
  phone: "+41 71 000 00 00",
  day_price: "CHF 180.00",
  order_url: order.order_url,
}
const other = [{ delivery_name: "Bahnfracht" }]
const handed = { day: "Mo 7.12.2026", serial_number: "RTC-001" }

const cancelled = {
  ...anna,
  ...scanner,
  shop_number: "W-1042",
  cancelled_at: "Mo 23.11.2026",
  period,
  product_url: start.product_url,
}
const fee = { working_days: "9", fee_percent: "50 %", fee_net: "CHF 810.00", fee_gross: "CHF 875.61" }
const rentalLine = {
  ...scanner,
  period,
  display_quantity: "9 Tage",
  subtotal: "CHF 1’755.00",
  delivery_name: "Express-Post",
  productservice_name: "",
}
const totals = { vat_percent: "7.7", total_vat: "CHF 158.24", total_gross: "CHF 2’213.25" }

const invoice = {
  ...anna,
  document_nr: "RE-00042",
  shop_number: "W-1042",
  replaces: [],
  open: [{ open_gross: totals.total_gross, due_date: "Mi 23.12.2026" }],
  is_paid: false,
  referencenum: "Baustelle 7",
  invoice_url: `${SHOP}/invoice`,
}

const appointment = {
  ...anna,
  event_name: "Scan-Abend Olten",
  event_date: "Do 17.12.2026",
  event_start: "16:30",
  event_end: "19:00",
  event_location: "Olten",
  event_place: "Musterhalle Olten, Beispielweg 3, 4600 Olten",
}
const event = { ...appointment, event_url: `${SHOP}/events/scan-abend-olten` }
const withoutEvent = { ...appointment, events_url: `${SHOP}/events`, phone: "+41 71 000 00 00" }

/** Every mail of the shop in each of its forms, with plausible values. */
export const SAMPLE_MAILS: SampleMail[] = [
  sample("changed login", loginChangedMail, {
    ...anna,
    former_email: "anna@example.ch",
    email: "anna.muster@example.ch",
  }),
  sample("activation", activationMail, {
    ...anna,
    company: "Muster Holzbau AG",
    activation_url: `${SHOP}/activation/result?uidb64=a&token=b`,
    remove_url: `${SHOP}/activation/remove?uidb64=a&token=b`,
    expires_at: "Mo 7.12.2026, 14:30 Uhr",
  }),
  sample("changed password", passwordChangedMail, {
    ...anna,
    changed_at: "Mo 7.12.2026, 14:30 Uhr",
    reset_url: `${SHOP}/password-reset`,
    phone: "+41 71 000 00 00",
  }),
  sample("password reset", passwordResetMail, {
    reset_url: `${SHOP}/password/reset/confirm?uidb64=a&token=b`,
    expires_at: "Mo 7.12.2026, 14:30 Uhr",
  }),
  sample("registration for an event", eventRegistrationMail, event),
  sample("event at a new time", eventRescheduledMail, event),
  sample("event called off", eventCancelledMail, {
    ...withoutEvent,
    note: [{ text: "Der Referent ist krank." }],
  }),
  sample("event called off without a word", eventCancelledMail, { ...withoutEvent, note: [] }),
  sample("registration taken back", registrationCancelledMail, withoutEvent),
  sample("order confirmation", orderConfirmationMail, {
    ...anna,
    ...totals,
    shop_number: "W-1042",
    referencenum: "Baustelle 7",
    first_rental: [{ start: "Mo 7.12.2026" }],
    rental_items: [rentalLine],
    other_items: [{ display_name: "Stativ", display_quantity: "2", subtotal: "CHF 300.00" }],
    shipping_cost: null,
    subtotal: "CHF 2’055.00",
    rounding: "CHF 0.01",
    shipping_address: address,
    billing_address: address,
    has_rental: true,
    early_cancellation: [{ half_fee_until: "Fr 27.11.2026", fee_early: "CHF 810.00" }],
    order_url: order.order_url,
    terms_version: "1.0",
    terms_url: `${SHOP}/agb/fassung/1.0`,
  }),
  sample("order cancelled as a whole", orderCancelledMail, {
    ...anna,
    shop_number: "W-1042",
    items: [
      { display_name: "Stativ", quantity: "2" },
      { display_name: "USB-C-Kabel", quantity: "1" },
    ],
    order_url: order.order_url,
  }),
  sample("invoice", invoiceIssuedMail, invoice),
  sample("invoice in place of others", invoiceIssuedMail, {
    ...invoice,
    replaces: [{ numbers: "RE-00040, RE-00041" }],
    referencenum: "",
  }),
  sample("invoice that is paid", invoiceIssuedMail, { ...invoice, open: [], is_paid: true }),
  sample("changed invoice", invoiceChangedMail, invoice),
  sample("cancelled invoice", invoiceCancelledMail, { ...invoice, open: [] }),
  sample("start, pickup", rentalReminderStartMail, { ...start, is_pickup: true, is_delivery: false }),
  sample("start, express", rentalReminderStartMail, { ...start, is_express: true }),
  sample("start, brought in person", rentalReminderStartMail, { ...start, is_personal: true }),
  sample("start, another way", rentalReminderStartMail, { ...start, other_delivery: other }),
  sample("return, pickup, free afterwards", rentalReminderReturnMail, {
    ...end,
    is_pickup: true,
    can_extend: [{ free_until: "Fr 18.12.2026" }],
  }),
  sample("return, express, taken afterwards", rentalReminderReturnMail, {
    ...end,
    is_express: true,
    cannot_extend: true,
  }),
  sample("return, fetched in person", rentalReminderReturnMail, { ...end, is_personal: true }),
  sample("return, another way", rentalReminderReturnMail, { ...end, other_delivery: other }),
  sample("cancellation, unpaid", cancellationMail, {
    ...cancelled,
    fee: [{ ...fee, unpaid: true, paid: [] }],
    no_fee: false,
  }),
  sample("cancellation, paid", cancellationMail, {
    ...cancelled,
    fee: [{ ...fee, unpaid: false, paid: [{ refund_gross: "CHF 1’345.84" }] }],
    no_fee: false,
  }),
  sample("cancellation without cost", cancellationMail, { ...cancelled, fee: [], no_fee: true }),
  sample("extension", extensionMail, {
    ...anna,
    ...order,
    former_end: "Mi 16.12.2026",
    new_end: "Fr 18.12.2026",
    period: "Mo 7.12. bis Fr 18.12.2026",
    added_days: "2 Tage",
    price_net: "CHF 360.00",
    price_gross: "CHF 389.15",
  }),
  sample("hand-over protocol", rentalProtocolMail, {
    ...anna,
    ...order,
    ...handed,
    title: "Übergabeprotokoll",
    given: [{ is_handed: true, is_sent: false, rental_end: "Mi 16.12.2026" }],
    is_return: false,
  }),
  sample("hand-over protocol, sent", rentalProtocolMail, {
    ...anna,
    ...order,
    ...handed,
    title: "Übergabeprotokoll",
    given: [{ is_handed: false, is_sent: true, rental_end: "Mi 16.12.2026" }],
    is_return: false,
  }),
  sample("return protocol", rentalProtocolMail, {
    ...anna,
    ...order,
    ...handed,
    title: "Rückgabeprotokoll",
    given: [],
    is_return: true,
  }),
  sample("quote", quoteMail, {
    ...anna,
    ...totals,
    total_net: "CHF 2’055.00",
    quote_number: "AN-00007",
    quote_title: "RTC 360 und 1 weiteres",
    items: [rentalLine, { display_name: "Stativ", display_quantity: "2 Stück", period: "", subtotal: "CHF 300.00" }],
    has_rental: true,
    valid_until: "Mo 21.12.2026",
    quote_url: `${SHOP}/orders`,
    phone: "+41 71 000 00 00",
  }),
  sample("staff invitation", staffInvitationMail, {
    invite_url: `${SHOP}/app/invite?token=a`,
    expires_at: "Mo 14.12.2026, 14:30 Uhr",
  }),
  sample("staff password reset", staffPasswordResetMail, {
    reset_url: `${SHOP}/app/reset-password?token=a`,
    expires_at: "Mo 7.12.2026, 16:30 Uhr",
  }),
  sample("alarm", staffAlarmMail, {
    severity: "Störung",
    title: "Buchhaltung nicht erreichbar",
    summary: "bexio antwortet seit sechs Stunden nicht.",
    affected_count: "2",
    since: "Mo 7.12.2026, 14:30 Uhr",
    attempts: "12",
    next_attempt: [{ next_attempt_at: "Mo 7.12.2026, 21:00 Uhr" }],
    affected: [
      { label: "Bestellung W-1042", admin_url: `${SHOP}/app/orders/1` },
      { label: "Bestellung W-1043", admin_url: `${SHOP}/app/orders/2` },
    ],
    error_class: "transient",
    error_text: "503 Service Unavailable",
    advice: "Nichts; die Aufträge folgen, sobald bexio wieder antwortet.",
    queue_url: `${SHOP}/app/erp`,
    customer_impact: "Dokumente fehlen",
  }),
]
