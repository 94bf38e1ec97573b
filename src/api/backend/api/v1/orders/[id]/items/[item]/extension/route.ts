import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type ExtensionOffer, extendRentalBody, type Order } from "../../../../../../../../../contract"
import { fromWireMoney } from "../../../../../../../../../domain/money"
import { extensionOfferOf } from "../../../../../../../../../queries/orders/extension-offer"
import { extendRental } from "../../../../../../../../../workflows/rentals/extend-rental"
import { requireCustomer } from "../../../../../../../../http/identity"
import { parse } from "../../../../../../../../http/parse"

export const GET = async (req: MedusaRequest, res: MedusaResponse<ExtensionOffer>) => {
  const { customerId } = await requireCustomer(req)
  const { id: orderId, item: lineId } = req.params
  res.json(await extensionOfferOf(req.scope, { customerId, orderId, lineId }))
}

export const POST = async (req: MedusaRequest, res: MedusaResponse<Order>) => {
  const { customerId, impersonationId } = await requireCustomer(req)
  const { rentalenddate, confirmed_price } = parse(extendRentalBody, req.body)
  const order = await extendRental(req.scope, {
    orderId: req.params.id,
    lineId: req.params.item,
    customerId,
    actor: impersonationId ? { type: "impersonation", id: impersonationId } : { type: "customer", id: customerId },
    newEnd: rentalenddate,
    confirmedPrice: fromWireMoney(confirmed_price),
  })
  res.json(order)
}
