import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OrderRecord } from "./order-record"

/** What the accounts know of an order, as its customer sees it. */
export interface ErpFacts {
  orderNumber: string | null
  /** Of the invoice that is to be paid: the order's own, or the one that took its place. */
  invoiceNumber: string | null
  /** All invoices of the order that stand are paid; null while there is none. */
  isPaid: boolean | null
}

/** Asked of the accounts, which know orders and not the other way round: by order, in one statement. */
export type AskFacts = (db: Knex, orderIds: string[]) => Promise<ReadonlyMap<string, ErpFacts>>

/**
 * A payment that was captured in the shop counts as long as the accounts have no invoice of the order.
 * @see ruling 7
 */
export const isPaid = ({ is_captured: isCaptured }: OrderRecord, facts: ErpFacts | undefined): boolean =>
  facts?.isPaid ?? isCaptured
