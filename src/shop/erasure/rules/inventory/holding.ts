/**
 * SQL over a table `t`. It may ask for `:id` of the customer, `:login` (his e-mails, in lower case) and `:proved` (those of
 * them that he has proved to be his).
 */
type Rows = string

/** What becomes of rows when the customer whose they are is erased. */
export type Holding = { table: string; rows: Rows } & (
  | { fate: "deleted" }
  /** @param set SQL by column. */
  | { fate: "emptied"; set: Record<string, string> }
)

export const deleted = (table: string, rows: Rows): Holding => ({ table, rows, fate: "deleted" })
export const emptied = (table: string, rows: Rows, set: Record<string, string>): Holding => ({
  ...{ table, rows, fate: "emptied", set },
})

/** Rows with his id in a column of that name, as most tables have it. */
export const HIS = "t.customer_id = :id"
export const HIS_ORDERS = 'select id from "order" where customer_id = :id'

/** The columns of his orders' addresses. */
export const ADDRESSES_OF = (orders: string) =>
  `select unnest(array[billing_address_id, shipping_address_id]) from "order" where id in (${orders})`

/** The addresses that parcels of orders went to. */
export const PARCELS_OF = (orders: string) =>
  `select sent.delivery_address_id from fulfillment sent
     join order_fulfillment link on link.fulfillment_id = sent.id where link.order_id in (${orders})`
