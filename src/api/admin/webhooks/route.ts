import { makesWithAnswer, reads } from "#api/http/staff-routes"
import { createEndpoint } from "#shop/webhooks/commands/endpoints"
import { staffWebhooks } from "#shop/webhooks/queries/webhooks"
import { endpointBody } from "#shop/webhooks/wire/staff-webhooks"

/** Where integrators are told of events, and how each stands. */
export const GET = reads(({ db }) => staffWebhooks(db))

/** A new one; its secret is told this once. */
export const POST = makesWithAnswer(endpointBody, createEndpoint)
