import * as z from "zod/mini"
import { answers } from "#api/http/staff-routes"
import { rotateEndpointSecret } from "#shop/webhooks/commands/endpoints"

/** A new secret, told this once; the one before signs too for a day. */
export const POST = answers(z.object({}), rotateEndpointSecret)
