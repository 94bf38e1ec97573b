import { changes } from "#api/http/staff-routes"
import { waiveCharge } from "#shop/orders/commands/changes/waive-charge"
import { waiveBody } from "#shop/orders/wire/staff-rental"

/** Takes back what a change of a rental was charged with. */
export const POST = changes(waiveBody, (scope, staffId, id, { note }) => waiveCharge(scope, staffId, id, note))
