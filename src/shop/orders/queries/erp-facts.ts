import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import type { OrderRecord } from "./order-record"

/** What the accounts know of an instalment of an order that is billed by the month. */
export interface InstalmentFacts {
  instalment: string
  /** Null until it is issued. */
  invoice: {
    id: string
    number: string
    state: "open" | "partial" | "paid" | "cancelled"
    due_date: CalendarDay
  } | null
  /** Rappen that come back, since invoices in whose place it stands are paid; null where none were. */
  credit: Rappen | null
  /** Nothing is left to do for it: a credit was released, or the paid invoices are what is owed. */
  isDone: boolean
}

/** What is paid of invoices. */
export interface PaidFacts {
  /** All that stand; null while there is none. */
  isPaid: boolean | null
  /** Something of one that stands, by a payment or a credit. */
  hasReceived: boolean
}

/** What is paid of the invoices that a change concerns; of a deposit, of the one that it is on. */
export interface ChangePaid extends PaidFacts {
  /** Rappen that are to be paid of them still; null while none stands. */
  open: Rappen | null
}

/** Asked of the accounts: what is paid of the invoices in whose place a change's stands. */
export type AskPaid = (db: Knex, changeId: string) => Promise<ChangePaid>

/** What the accounts know of an order, as its customer sees it. */
export interface ErpFacts extends PaidFacts {
  orderNumber: string | null
  /** Of the invoice that is to be paid: the order's own, or the one that took its place. */
  invoiceNumber: string | null
  /** Rappen that are to be paid still of the invoice that deposits are on; null while none stands. */
  open: Rappen | null
  /** Null where all is billed at once. */
  instalments: InstalmentFacts[] | null
}

/** Asked of the accounts, which know orders and not the other way round: by order, in one statement. */
export type AskFacts = (db: Knex, orderIds: string[]) => Promise<ReadonlyMap<string, ErpFacts>>

/**
 * A payment that was captured in the shop counts as long as the accounts have no invoice of the order.
 * @see ruling 7
 */
export const isPaid = ({ is_captured: isCaptured }: OrderRecord, facts: PaidFacts | undefined): boolean =>
  facts?.isPaid ?? isCaptured

/** Rappen that are to be paid still of the invoice that a deposit is on; null where nobody knows. */
export const openOfDeposit = ({ open, isPaid }: Pick<ChangePaid, "open" | "isPaid">): Rappen | null =>
  open ?? (isPaid ? 0 : null)
