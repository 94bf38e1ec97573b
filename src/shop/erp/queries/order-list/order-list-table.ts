import { message } from "#kernel/wire/message"
import type { CsvCell } from "#platform/csv"
import type { Texts } from "#texts/texts"
import type { StaffListedOrder } from "../../wire/staff-order-list"

const HEADINGS = [
  "orders.csv_day",
  "orders.csv_number",
  "orders.csv_documents",
  "orders.csv_company",
  "orders.csv_person",
  "orders.csv_email",
  "orders.csv_phone",
  "orders.csv_reference",
  "orders.csv_product",
  "orders.csv_pieces",
  "orders.csv_from",
  "orders.csv_to",
  "orders.csv_unit",
  "orders.csv_rental",
  "orders.csv_invoice",
  "orders.csv_due",
  "orders.csv_total",
] as const

/** A row for each line of each order, the order's total in its first one; the first row the headings. */
export const orderListTable = (orders: readonly StaffListedOrder[], texts: Texts): CsvCell[][] => [
  HEADINGS.map((code) => texts(message(code))),
  ...orders.flatMap((order) => {
    const { ordered_on, shop_number, documents, company, person, email, phone, reference, total } = order
    const whose = [ordered_on, shop_number, documents, company, person, email, phone, reference]
    const billed = [texts(message(`orders.invoice_${order.invoice}`)), order.invoice_due]
    return linesOf(order, texts).map((line, index) => [...whose, ...line, ...billed, index === 0 ? total / 100 : null])
  }),
]

const linesOf = ({ rentals, goods }: StaffListedOrder, texts: Texts): CsvCell[][] => [
  ...rentals.map(({ product, starts_on, ends_on, serial_number, standing }) => [
    ...[product, 1, starts_on, ends_on, serial_number],
    texts(message(`orders.standing_${standing}`)),
  ]),
  ...goods.map(({ name, quantity }) => [name, quantity, null, null, null, null]),
]
