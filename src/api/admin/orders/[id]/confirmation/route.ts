import { does } from "#api/http/staff-routes"
import { confirmAgain } from "#shop/orders/commands/confirm-again"

/** Sends the order's confirmation once more. */
export const POST = does(confirmAgain)
