import { changes } from "#api/http/staff-routes"
import { switchEndpointByStaff } from "#shop/webhooks/commands/endpoints"
import { endpointSwitch } from "#shop/webhooks/wire/staff-webhooks"

export const POST = changes(endpointSwitch, switchEndpointByStaff)
