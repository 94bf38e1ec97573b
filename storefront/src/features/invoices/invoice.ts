import type { CalendarDay } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"

export interface InvoicePosition {
  id: string
  /** HTML that the server has sanitised. */
  text: string
  /** "9 Tage". */
  amount: string
  unitPrice: Rappen
  total: Rappen
}

export interface Invoice {
  id: string
  number: string
  day: CalendarDay
  dueDay: CalendarDay
  /** What leads from the positions to `gross`; null until the accounts have told it. */
  sums: { net: Rappen; vat: Rappen; rounding: Rappen } | null
  /** VAT and rounding included. */
  gross: Rappen
  state: "open" | "partial" | "paid" | "cancelled"
  /** The order it is for, where the shop has one. */
  order: { id: string; shopNumber: string } | null
  positions: InvoicePosition[]
}

/** "17.12.26": spec "customer area" §9. */
export const shortDay = (day: CalendarDay): string => `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(2, 4)}`
