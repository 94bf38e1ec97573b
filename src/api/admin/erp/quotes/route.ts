import { reads } from "#api/http/staff-routes"
import type { StaffErpQuotes } from "#shop/erp/wire/staff-erp"
import { waitingQuotes } from "#shop/quotes/queries/waiting-quotes"

/** Quotes that customers wait for: they aren't in the ERP yet. */
export const GET = reads<StaffErpQuotes>(async ({ db }) => ({ quotes: await waitingQuotes(db) }))
