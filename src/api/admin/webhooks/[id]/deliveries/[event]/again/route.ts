import { does } from "#api/http/staff-routes"
import { sendAgain } from "#shop/webhooks/commands/send-again"

export const POST = does((scope, staffId, id, { event }) => sendAgain(scope, staffId, id, event))
