import { z } from "zod"

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const ms = (standard: number) => z.number().int().min(0).default(standard)

/** How patient the mirror of orders in the ERP is. All in milliseconds. */
export const erpTimes = z.strictObject({
  /** So long a checkout waits for the ERP's order number. */
  checkoutWait: ms(3 * SECOND),
  /** Who works on a row has it so long, counted again from each step; longer than a call may take. */
  lease: ms(2 * MINUTE),
  /** Between the two look-ups that have to find nothing before a write whose answer was lost is sent again. */
  verify: ms(30 * SECOND),
  /** The n-th repetition of what failed comes at random within `backOff × 2^n`, and within `backOffMost`. */
  backOff: ms(30 * SECOND),
  backOffMost: ms(HOUR),
  /** A failing ERP is asked by one row each so often. */
  rest: ms(5 * SECOND),
  /** So often it is asked whether it takes our login again. */
  authRest: ms(5 * MINUTE),
  /** No wait that the ERP asks for is longer. */
  rateRestMost: ms(MINUTE),
  /** A row that isn't done after so long is told to staff. */
  late: ms(6 * HOUR),
  /** At most one mail of one cause within this. */
  alarmPause: ms(HOUR),
  /** How often is looked for due rows; for orders without a row and for alarms; for changed invoices. */
  look: ms(2 * SECOND),
  sweep: ms(MINUTE),
  invoices: ms(5 * MINUTE),
  /** Changes of invoices are asked for again from so long before the last time. */
  invoicesOverlap: ms(10 * MINUTE),
  /** All open invoices are read so often, in case a payment left no trace of a change. */
  openInvoices: ms(24 * HOUR),
  /** One call to the ERP may take so long. */
  call: ms(15 * SECOND),
})
export type ErpTimes = z.infer<typeof erpTimes>
