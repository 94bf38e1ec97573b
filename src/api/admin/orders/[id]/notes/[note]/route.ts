import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { deleteOrderNote } from "#shop/orders/commands/order-notes"

export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { id: orderId, note: noteId } = request.params
  await deleteOrderNote(request.scope, { orderId, noteId, staffId: requireStaff(request) })
  response.json({})
}
