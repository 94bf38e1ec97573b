import { answers } from "#api/http/staff-routes"
import { orderQuoteByStaff } from "#shop/checkout/commands/by-staff/order-quote"
import { quoteOrderBody } from "#shop/checkout/wire/staff-order"

/** Orders a quote for its customer. */
export const POST = answers(quoteOrderBody, orderQuoteByStaff)
