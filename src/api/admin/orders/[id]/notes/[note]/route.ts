import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deleteOrderNote } from "../../../../../../shop/orders/commands/order-notes"
import { requireStaff } from "../../../../../http/identity/staff"

export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { id: orderId, note: noteId } = request.params
  await deleteOrderNote(request.scope, { orderId, noteId, staffId: requireStaff(request) })
  response.json({})
}
