import { SEEN_ORDERS } from "#area/companies"

/** Invoices that `:customerId` sees now: of the orders that he sees, and those of his own without an order in the shop. */
export const SEEN_INVOICES = `
  (invoice.order_id in (${SEEN_ORDERS}) or invoice.order_id is null and invoice.customer_id = :customerId)`
