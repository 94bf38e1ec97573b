import { changes, does } from "#api/http/staff-routes"
import { changeEndpoint, removeEndpoint } from "#shop/webhooks/commands/endpoints"
import { endpointBody } from "#shop/webhooks/wire/staff-webhooks"

export const POST = changes(endpointBody, changeEndpoint)

export const DELETE = does(removeEndpoint)
