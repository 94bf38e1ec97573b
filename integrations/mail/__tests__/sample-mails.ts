import { calendarDay } from "#kernel/calendar-day"
import { message } from "#kernel/wire/message"
import { anna, period, type SampleMail, SHOP, sample, scanner } from "./sample-mail"
import { SAMPLE_ORDER_MAILS } from "./sample-order-mails"

const waiting = { product_name: "RTC 360", period, flex_days: 2, end_url: `${SHOP}/warteliste/beenden?token=1` }
const invited = {
  company: "Muster Holzbau AG",
  inviter: "Petra Zimmermann",
  invitation_url: `${SHOP}/firma/einladung?token=1`,
  expires_at: new Date("2026-12-01T08:00:00Z"),
}
const requested = {
  company: "Muster Holzbau AG",
  requester: "Beat Keller",
  total: 221_325,
  referencenum: "Baustelle 7",
  lines: [
    { ...scanner, display_quantity: "9 Tage", period },
    { display_name: "Stativ", display_quantity: "2", period: null },
  ],
  request_url: `${SHOP}/firma/freigaben/1`,
}
const goodsOnly = { ...requested, lines: requested.lines.slice(1) }
const appointment = {
  ...anna,
  event_name: "Scan-Abend Olten",
  event_day: calendarDay("2026-12-17"),
  event_start: "16:30",
  event_end: "19:00",
  event_location: "Olten",
  event_place: "Musterhalle Olten, Beispielweg 3, 4600 Olten",
}
const event = { ...appointment, event_url: `${SHOP}/events/scan-abend-olten` }
const withoutEvent = { ...appointment, events_url: `${SHOP}/events`, phone: "+41 71 000 00 00" }

/** Every mail of the shop in each of its forms, with plausible values. */
export const SAMPLE_MAILS: SampleMail[] = [
  sample("changed login", "login-changed", {
    ...anna,
    former_email: "anna@example.ch",
    email: "anna.muster@example.ch",
  }),
  sample("activation", "activation", {
    ...anna,
    company: "Muster Holzbau AG",
    activation_url: `${SHOP}/activation/result?uidb64=a&token=b`,
    remove_url: `${SHOP}/activation/remove?uidb64=a&token=b`,
    expires_at: new Date("2026-12-07T13:30:00Z"),
  }),
  sample("changed password", "password-changed", {
    ...anna,
    changed_at: new Date("2026-12-07T13:30:00Z"),
    reset_url: `${SHOP}/password-reset`,
    phone: "+41 71 000 00 00",
  }),
  sample("invitation to an account", "customer-invitation", {
    reset_url: `${SHOP}/password/reset/confirm?uidb64=a&token=b`,
    expires_at: new Date("2026-12-07T13:30:00Z"),
  }),
  sample("quote", "quote", {
    ...anna,
    ...{
      number: "AN-00042",
      total: 189_700,
      valid_until: calendarDay("2026-12-08"),
      quotes_url: `${SHOP}/orders#offerten`,
    },
  }),
  sample("password reset", "password-reset", {
    reset_url: `${SHOP}/password/reset/confirm?uidb64=a&token=b`,
    expires_at: new Date("2026-12-07T13:30:00Z"),
  }),
  sample("an address on the wait list to confirm", "wait-list-confirm", {
    ...waiting,
    confirm_url: `${SHOP}/warteliste/bestaetigen?token=1`,
  }),
  sample("a place on the wait list", "wait-list-waiting", { ...waiting, flex_days: 0 }),
  sample("what is free and isn't held for who waits", "wait-list-free", {
    ...{ product_name: "RTC 360", offered_period: period, phone: "+41 71 000 00 00" },
    product_url: `${SHOP}/rent/rtc-360?from=2026-12-01&to=2026-12-02`,
  }),
  sample("an offer from the wait list", "wait-list-offer", {
    ...waiting,
    offered_period: period,
    ends_at: new Date("2026-12-01T13:30:00Z"),
    offer_url: `${SHOP}/warteliste/angebot?token=1`,
    phone: "+41 71 000 00 00",
  }),
  sample("an invitation to order for a company", "company-invitation", { ...invited, right: "order" }),
  sample("an invitation to manage a company", "company-invitation", { ...invited, right: "manage" }),
  sample("a cart from a colleague", "cart-given", {
    ...anna,
    giver: "Beat Keller",
    pieces: 3,
    cart_url: `${SHOP}/log-in?to=%2Fcart`,
  }),
  sample("an order to approve", "order-request", { ...requested, expires_at: new Date("2026-12-01T08:00:00Z") }),
  sample("an order that wasn't approved", "order-request-over", {
    ...{ ...requested, referencenum: "", outcome: "refused", answerer: "Petra Zimmermann" },
    reason: "Bitte das kleinere Gerät.",
  }),
  sample("an order that nobody approved in time", "order-request-over", {
    ...{ ...requested, outcome: "expired", answerer: "", reason: "" },
  }),
  sample("goods to approve", "order-request", { ...goodsOnly, expires_at: new Date("2026-12-01T08:00:00Z") }),
  sample("goods that nobody approved in time", "order-request-over", {
    ...{ ...goodsOnly, outcome: "expired", answerer: "", reason: "" },
  }),
  sample("registration for an event", "event-registration", event),
  sample("event at a new time", "event-rescheduled", event),
  sample("event called off", "event-cancelled", {
    ...withoutEvent,
    note: "Der Referent ist krank.",
  }),
  sample("event called off without a word", "event-cancelled", { ...withoutEvent, note: "" }),
  sample("registration taken back", "registration-cancelled", withoutEvent),
  ...SAMPLE_ORDER_MAILS,
  sample("staff invitation", "staff-invitation", {
    invite_url: `${SHOP}/app/invite?token=a`,
    expires_at: new Date("2026-12-14T13:30:00Z"),
  }),
  sample("staff password reset", "staff-password-reset", {
    reset_url: `${SHOP}/app/reset-password?token=a`,
    expires_at: new Date("2026-12-07T15:30:00Z"),
  }),
  sample("alarm", "staff-alarm", {
    severity: message("erp.severity_failure"),
    title: message("erp.alarm_late_title"),
    summary: message("erp.alarm_late_summary"),
    affected_count: "2",
    since: new Date("2026-12-07T13:30:00Z"),
    attempts: 12,
    is_tried_again: true,
    affected: [
      { label: message("erp.order", { number: "W-1042" }), admin_url: `${SHOP}/app/orders/1` },
      { label: message("erp.order", { number: "W-1043" }), admin_url: `${SHOP}/app/orders/2` },
    ],
    error_class: "transient",
    error_text: "503 Service Unavailable",
    advice: message("erp.alarm_late_advice"),
    queue_url: `${SHOP}/app/erp`,
    customer_impact: message("erp.impact_documents"),
  }),
  sample("webhook that nobody hears", "webhook-off", {
    host: "erp.example.ch",
    since: new Date("2026-12-02T13:30:00Z"),
    is_gone: false,
    admin_url: `${SHOP}/app/settings/webhooks`,
  }),
  sample("webhook that is gone", "webhook-off", {
    host: "erp.example.ch",
    since: new Date("2026-12-02T13:30:00Z"),
    is_gone: true,
    admin_url: `${SHOP}/app/settings/webhooks`,
  }),
]
