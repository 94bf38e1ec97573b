import { does } from "#api/http/staff-routes"
import { retryQuote } from "#shop/quotes/commands/retry-quote"

/** Has the quote written into the ERP now. */
export const POST = does((scope, staffId, quoteId) => retryQuote(scope, { quoteId, staffId }))
