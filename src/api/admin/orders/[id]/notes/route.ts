import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { addOrderNote } from "#shop/orders/commands/order-notes"
import { orderNoteBody } from "#shop/orders/wire/staff-orders"

/** A note for colleagues. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { text } = parse(orderNoteBody, request.body)
  await addOrderNote(request.scope, { orderId: request.params.id, staffId: requireStaff(request), text })
  response.status(201).json({})
}
