import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { pathErrorsOf } from "#kernel/wire/errors"
import { sendGoods } from "#shop/orders/commands/dispatch/send-goods"
import { dispatchBody } from "#shop/orders/wire/dispatch"

/** Sends what of the order was sold. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(dispatchBody, request.body, pathErrorsOf)
  await sendGoods(request.scope, requireStaff(request), request.params.id, body)
  response.status(201).json({})
}
