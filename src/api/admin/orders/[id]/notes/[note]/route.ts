import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deleteOrderNote } from "../../../../../../workflows/orders/order-notes"
import { requireStaff } from "../../../../../http/staff"

export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { id: orderId, note: noteId } = request.params
  await deleteOrderNote(request.scope, { orderId, noteId, staffId: requireStaff(request) })
  response.json({})
}
