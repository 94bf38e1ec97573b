import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { orderNoteBody } from "../../../../../contract/staff-orders"
import { addOrderNote } from "../../../../../workflows/orders/order-notes"
import { parse } from "../../../../http/parse"
import { requireStaff } from "../../../../http/staff"

/** A note for colleagues. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { text } = parse(orderNoteBody, request.body)
  await addOrderNote(request.scope, { orderId: request.params.id, staffId: requireStaff(request), text })
  response.status(201).json({})
}
