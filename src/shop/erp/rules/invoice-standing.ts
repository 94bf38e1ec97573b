import type { CalendarDay } from "#kernel/calendar-day"

/** How an order is paid: `coming` has no invoice yet, `none` owes nothing any more. */
export type InvoiceStanding = "none" | "coming" | "open" | "partial" | "late" | "paid"

export interface StandingInvoice {
  state: "draft" | "open" | "partial" | "paid" | "cancelled"
  due_date: CalendarDay
}

interface BilledOrder {
  invoices: readonly StandingInvoice[]
  /** Its payment as the shop has booked it, which counts while the accounts have no invoice. */
  isCaptured: boolean
  isCancelled: boolean
  /** By the month, and there are months without an invoice. */
  isBilledFurther: boolean
}

/** What is to be paid of an order, the most urgent first; invoices that don't stand say nothing. */
export const unpaidInvoices = <Invoice extends StandingInvoice>(invoices: readonly Invoice[]): Invoice[] =>
  invoices
    .filter(({ state }) => state === "open" || state === "partial")
    .sort((one, other) => (one.due_date < other.due_date ? -1 : 1))

export function invoiceStanding(
  { invoices, isCaptured, isCancelled, isBilledFurther }: BilledOrder,
  today: CalendarDay,
): InvoiceStanding {
  const standing = invoices.filter(({ state }) => state !== "draft" && state !== "cancelled")
  if (standing.length === 0) return isCancelled ? "none" : isCaptured ? "paid" : "coming"
  const [next] = unpaidInvoices(standing)
  if (!next) return isBilledFurther && !isCancelled ? "partial" : "paid"
  if (next.due_date < today) return "late"
  return standing.some(({ state }) => state !== "open") ? "partial" : "open"
}
