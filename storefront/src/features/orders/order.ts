import type { CalendarDay } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { type LineCategory, PRODUCT_KIND_NAMES, type ProductKind } from "#shop/catalogue/rules/product-kinds"
import type { ChosenServiceWire, RatePartWire } from "#shop/lines/wire/line"
import type { OrderDispatch } from "#shop/orders/wire/dispatch"
import type { MonthlyBillingWire } from "#shop/orders/wire/monthly-billing"
import type { ProtocolKind } from "#shop/rental/rules/hand-over/protocol"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { Sums } from "@/lib/sums"
import type { OwnPriceFacts } from "../../components/offer/own-price-facts"
import type { AddressLines } from "../../components/printed-address"
import type { RentalChange, RentalStatus } from "./rental-status"

interface Option {
  name: string
  price: Rappen
}

interface Delivery extends Option {
  /** When and where it comes and goes, as staff wrote it: HTML. */
  description: string
}

/** A rental: the period as it is now, extensions included. */
export interface RentalFacts {
  period: RentalPeriod
  /** What the rent as ordered is made of where rates make it up, else nothing. */
  rateParts: RatePartWire[]
  delivery: Delivery | null
  services: ChosenServiceWire[]
  /** Null where nothing was ever reserved. */
  status: RentalStatus | null
}

export interface OrderLine {
  id: string
  category: LineCategory
  product: { id: string; thumbnail: string; url: string | null; price: Rappen }
  name: string
  quantity: number
  /** '9 Tage' for a rental, else the number. */
  displayQuantity: string
  subtotal: Rappen
  /** Where it cost the customer less than others: what it cost them, and his discount. */
  ownPrice: OwnPriceFacts | null
  /** What of it was sent or handed over, the first first. */
  sent: (Pick<OrderDispatch, "id" | "carrier" | "tracking_url"> & { day: CalendarDay; quantity: number })[]
  /** The line it came with and goes with. */
  demandedBy: string | null
  /** Rental lines only. */
  rental: RentalFacts | null
}

/** Order of the groups on the page. Packages stand under `purchase`, plugins under `software-service` (ruling 5). */
export const ORDER_GROUPS = PRODUCT_KIND_NAMES
export type OrderGroup = ProductKind

export interface OrderAddress extends AddressLines {
  email: string
  phone: string
}

/** What was found when a unit changed hands: a PDF. */
export interface OrderProtocol {
  id: string
  kind: ProtocolKind
  day: CalendarDay
  /** Of the rental. */
  name: string
}

export interface Order {
  id: string
  /** 'W-1042': what people call it. */
  shopNumber: string
  /** The ERP's number, 'AU-00001'; null while it has none. */
  erpNumber: string | null
  hasConfirmation: boolean
  hasInvoice: boolean
  /** 'RE-00021'; null while there is none. */
  invoiceNumber: string | null
  /** ISO instant. */
  createdAt: string
  day: CalendarDay
  status: "paid" | "open" | "cancelled"
  reference: string
  /** Of the terms that were accepted with it; null where nobody accepted any. */
  termsVersion: string | null
  /** The colleague who placed it; null for one's own. */
  orderedBy: string | null
  /** Whether the customer may cancel and extend its rentals. */
  mayChange: boolean
  billing: OrderAddress
  shipping: OrderAddress
  groups: Record<OrderGroup, OrderLine[]>
  /** As it was ordered. */
  ordered: Sums
  /** With what has changed since: the same while nothing has. */
  sums: Sums
  /** The rate it was ordered with in per cent, "8.1". */
  vatPercent: string
  /** Oldest first. */
  changes: RentalChange[]
  /** Written when its units changed hands, oldest first. */
  protocols: OrderProtocol[]
  /** What was billed and what comes when; null where all is billed at once. */
  monthly: MonthlyBillingWire
}

export const linesOf = ({ groups }: Order): OrderLine[] => ORDER_GROUPS.flatMap((group) => groups[group])

/** What came with a line and goes with it. */
export const companionsOf = (order: Order, { id }: Pick<OrderLine, "id">): OrderLine[] =>
  linesOf(order).filter(({ demandedBy }) => demandedBy === id)

/** A paper that comes later; invoices of the month are no paper of the order alone. */
type AwaitedDocument = "confirmation" | "invoice" | "monthly" | ProtocolKind

/** What an order that stands will have but doesn't yet. */
export function awaitedDocuments(order: Order): AwaitedDocument[] {
  if (order.status === "cancelled") return []
  const states = linesOf(order).flatMap(({ rental }) => rental?.status?.state ?? [])
  return [
    ...(order.hasConfirmation ? [] : ["confirmation" as const]),
    ...(order.hasInvoice ? [] : [order.monthly ? ("monthly" as const) : ("invoice" as const)]),
    ...(states.includes("reserved") ? ["hand_over" as const] : []),
    ...(states.includes("reserved") || states.includes("handed_over") ? ["return" as const] : []),
  ]
}

const isCancelledRental = ({ rental }: OrderLine) => rental?.status?.state === "cancelled"

/** Whether a line is not owed any more as it was ordered: a cancelled rental, or what came with one. */
export const isCancelled = (order: Order, line: OrderLine): boolean =>
  isCancelledRental(line) || linesOf(order).some((other) => other.id === line.demandedBy && isCancelledRental(other))
