import { does } from "#api/http/staff-routes"
import { forgetOrderView } from "#shop/erp/commands/staff/order-views"

/** Forgets one of one's own. */
export const DELETE = does(forgetOrderView)
