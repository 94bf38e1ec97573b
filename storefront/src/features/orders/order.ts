import type { LineCategory } from "@contract"
import type { CalendarDay } from "@domain/calendar-day"
import type { Rappen } from "@domain/money"
import type { RentalPeriod } from "@domain/rental-period"
import type { AddressLines } from "../../components/printed-address"

interface Option {
  name: string
  price: Rappen
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
  /** Rental lines only. */
  rental: { period: RentalPeriod; delivery: Option | null; service: Option | null } | null
}

/** Order of the groups on the page. Packages stand under `purchase`, plugins under `softwareService` (ruling 5). */
export const ORDER_GROUPS = ["rental", "purchase", "accessory", "softwareService", "education", "addon"] as const
export type OrderGroup = (typeof ORDER_GROUPS)[number]

export interface OrderAddress extends AddressLines {
  email: string
  phone: string
}

export interface Order {
  id: string
  /** The ERP's number; null while it has none. */
  number: string | null
  shopNumber: string
  hasConfirmation: boolean
  hasInvoice: boolean
  /** ISO instant. */
  createdAt: string
  day: CalendarDay
  status: "paid" | "open" | "cancelled"
  reference: string
  billing: OrderAddress
  shipping: OrderAddress
  groups: Record<OrderGroup, OrderLine[]>
  subtotal: Rappen
  shippingCost: Rappen
  vat: Rappen
  rounding: Rappen
  total: Rappen
}

export const linesOf = ({ groups }: Order): OrderLine[] => ORDER_GROUPS.flatMap((group) => groups[group])
