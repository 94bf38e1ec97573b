import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { clientAddress } from "#api/http/identity/client-address"
import { customerOf } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import type { AddToCartAnswer } from "#shop/cart/wire/cart"
import { takeOffer } from "#shop/wait-list/commands/take"
import { waitListTake } from "#shop/wait-list/wire/wait-list"

export const POST = async (req: MedusaRequest, res: MedusaResponse<AddToCartAnswer>) => {
  const body = parse(waitListTake, req.body)
  const login = await customerOf(req)
  const taker = { ...body, customerId: login?.customerId ?? null, address: clientAddress(req) }
  res.json(await takeOffer(req.scope, taker))
}
