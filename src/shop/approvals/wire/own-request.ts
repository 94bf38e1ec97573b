import * as z from "zod/mini"
import { orderRequestSummary, requestedLine } from "./order-request"

/** Somebody's own request, as it is kept, without the colleague who answered it. */
export const ownRequest = z.extend(z.omit(orderRequestSummary, { requester: true, answered_by: true }), {
  items: z.array(requestedLine),
})
export type OwnRequest = z.infer<typeof ownRequest>
