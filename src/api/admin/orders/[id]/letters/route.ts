import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { reads } from "#api/http/staff-routes"
import { writeLetter } from "#shop/letters/commands/write-letter"
import { orderLetters } from "#shop/letters/queries/order-letters"
import { letterBody, type StaffOrderLetters } from "#shop/letters/wire/letters"

/** What staff wrote to the customer about the order. */
export const GET = reads<StaffOrderLetters>(async ({ db, id }) => ({ letters: await orderLetters(db, id) }))

/** Writes to the customer. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(letterBody, request.body)
  await writeLetter(request.scope, requireStaff(request), request.params.id, body)
  response.status(201).json({})
}
