import { message } from "#kernel/wire/message"
import type { CsvCell } from "#platform/csv"
import { momentInTable } from "#platform/moment-in-table"
import type { Texts } from "#texts/texts"
import type { StaffWaitListEntry } from "../../wire/staff-wait-list"

const HEADINGS = [
  "waitlist.csv_product",
  "waitlist.csv_delivery",
  "waitlist.csv_from",
  "waitlist.csv_to",
  "waitlist.csv_flex_days",
  "waitlist.csv_state",
  "waitlist.csv_since",
  "waitlist.csv_offer_until",
  "waitlist.csv_email",
  "waitlist.csv_customer",
] as const

/** The first row the headings. */
export const waitListTable = (entries: readonly StaffWaitListEntry[], texts: Texts): CsvCell[][] => [
  HEADINGS.map((code) => texts(message(code))),
  ...entries.map((entry) => [
    ...[entry.product, entry.delivery, entry.starts_on, entry.ends_on, entry.flex_days],
    texts(message(`waitlist.state_${entry.state}`)),
    momentInTable(entry.since),
    entry.offer && momentInTable(entry.offer.until),
    ...[entry.email, entry.customer?.name ?? ""],
  ]),
]
