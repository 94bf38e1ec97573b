import { does } from "#api/http/staff-routes"
import { sendTest } from "#shop/webhooks/commands/send-again"

/** Sends an event that means nothing. */
export const POST = does(sendTest)
