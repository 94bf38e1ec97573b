import { parse } from "#api/http/parse"
import { reads } from "#api/http/staff-routes"
import { webhookDeliveries } from "#shop/webhooks/queries/webhooks"
import { deliveriesQuery, type StaffDeliveries } from "#shop/webhooks/wire/staff-webhooks"

/** What an endpoint was told, and what it waits for. */
export const GET = reads<StaffDeliveries>(({ db, id, query }) =>
  webhookDeliveries(db, id, parse(deliveriesQuery, query)),
)
