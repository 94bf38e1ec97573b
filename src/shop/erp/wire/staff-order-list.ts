import * as z from "zod/mini"
import { lineOfText, optionalLine } from "#kernel/wire/primitives"
import { type Cursor, cursorQuery, type Page, pageQuery } from "#kernel/wire/staff-paging"
import type { InvoiceStanding } from "../rules/invoice-standing"
import { ORDER_FILTERS, type OrderFilter, type Wait } from "../rules/order-filters"
import type { RentalStanding } from "../rules/rental-standing"

const filter = {
  filter: z._default(z.enum(ORDER_FILTERS as [OrderFilter, ...OrderFilter[]]), "all"),
  /** Any number, serial, reference, e-mail, phone, product, or whom the order is of. */
  q: optionalLine(100),
}

/** Query of `GET /admin/order-list/csv`. */
export const orderListFilter = z.object(filter)
export type OrderListFilter = z.infer<typeof orderListFilter>

/** Query of `GET /admin/order-list`. */
export const orderListQuery = z.object({ ...filter, ...pageQuery, ...cursorQuery })
export type OrderListQuery = OrderListFilter & Page & Cursor

/** `POST /admin/order-views`: what the list shows, under a name of one's own. */
export const orderViewBody = z.object({ ...filter, name: lineOfText("input.name_missing", 60) })
export type OrderViewBody = z.infer<typeof orderViewBody>

export interface StaffOrderView extends OrderListFilter {
  id: string
  name: string
}

/** `GET /admin/order-views`, by name. */
export interface StaffOrderViews {
  views: StaffOrderView[]
}

/** A rental of an order as its list shows it. Days are `YYYY-MM-DD`. */
export interface StaffListedRental {
  /** Of its line. */
  id: string
  product: string
  starts_on: string
  ends_on: string
  delivery: string
  /** Null for one without a unit. */
  serial_number: string | null
  standing: RentalStanding
  /** When it was or is to go out or to be back; null while nothing is due. */
  due: string | null
  /** Whose rentals its lateness endangers. */
  endangers: string[]
}

export interface StaffListedOrder {
  id: string
  shop_number: string
  ordered_on: string
  /** Numbers of its orders and invoices in the accounts. */
  documents: string
  company: string
  person: string
  email: string
  phone: string
  reference: string
  rentals: StaffListedRental[]
  /** What else was ordered. */
  goods: { id: string; name: string; quantity: number }[]
  invoice: InvoiceStanding
  /** When the next of its invoices is due; null where none is to be paid. */
  invoice_due: string | null
  waits: Wait[]
  /** Rappen with VAT, with all that has happened to its rentals. */
  total: number
  is_cancelled: boolean
}

/** `GET /admin/order-list`, the newest first. */
export interface StaffOrderList {
  today: string
  orders: StaffListedOrder[]
  /** How many each filter shows of what the words find. */
  counts: Record<OrderFilter, number>
}
