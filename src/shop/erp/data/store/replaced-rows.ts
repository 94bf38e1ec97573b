/** Rows that cancel invoices. */
const TAKES_PLACE = "('cancellation', 'waiver', 'instalment', 'order_cancellation')"

/**
 * SQL: whether a later row of the shop's took the place of a row's invoice. Rows of before didn't note whose: what such a one came by
 * counts as replaced.
 * @param row name of the row's table in the statement
 * @param before SQL of a serial: only rows before it count
 */
export const isReplaced = (row: string, before?: string): string => `exists (
  select from erp_mirror taker
   where taker.order_id = ${row}.order_id and taker.serial > ${row}.serial ${before ? `and taker.serial < ${before}` : ""}
     and (${row}.erp_invoice_id = any(taker.replaces)
       or taker.replaces is null and taker.kind in ${TAKES_PLACE}
          and (taker.contact_id is not null or taker.state = 'done' and taker.solved_by is null)))`
