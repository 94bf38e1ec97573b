import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { textsOf } from "#api/http/answers/texts-of"
import { customerOf } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { notFound } from "#platform/refusal"
import { offerMove } from "#shop/cart/commands/move-rental"
import { type PeriodOffer, periodOfferQuery } from "#shop/cart/wire/cart"

export const GET = async (req: MedusaRequest, res: MedusaResponse<PeriodOffer>) => {
  const { rentalstartdate: start, rentalenddate: end } = parse(periodOfferQuery, req.query)
  if (req.params.category !== "rental") throw notFound()
  const customer = await customerOf(req)
  const move = { lineId: req.params.id, start, end, customerId: customer?.customerId ?? null }
  res.set("cache-control", "no-store").json(await offerMove(req.scope, move, textsOf(req)))
}
