import { changesCustomer, doesToCustomer } from "#api/http/staff-routes"
import { endLinePrice, setLinePrice } from "#shop/cart/commands/by-staff/line-price"
import { linePriceBody } from "#shop/cart/wire/staff-cart"

export const POST = changesCustomer(linePriceBody, (scope, by, body, { line }) => setLinePrice(scope, by, line, body))

/** Today's price again. */
export const DELETE = doesToCustomer((scope, by, { line }) => endLinePrice(scope, by, line))
