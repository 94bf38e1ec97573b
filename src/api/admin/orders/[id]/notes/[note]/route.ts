import { does } from "#api/http/staff-routes"
import { deleteOrderNote } from "#shop/orders/commands/order-notes"

/** Takes a note for colleagues away. */
export const DELETE = does((scope, staffId, orderId, { note: noteId }) =>
  deleteOrderNote(scope, { orderId, noteId, staffId }),
)
