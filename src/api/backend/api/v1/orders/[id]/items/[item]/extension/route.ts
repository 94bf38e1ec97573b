import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { textsOf } from "#api/http/answers/texts-of"
import { requireCustomer } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { fromWireMoney } from "#kernel/money"
import { rentsAskedFor } from "#shop/approvals/queries/rents-asked-for"
import { factsOfOrders } from "#shop/erp/queries/documents/facts-of-orders"
import { hasPaidInvoice } from "#shop/erp/queries/paid-invoice"
import { extendRental } from "#shop/orders/commands/changes/extend-rental"
import { orderOf } from "#shop/orders/queries/customer-orders"
import { extensionOfferOf } from "#shop/orders/queries/extension-offer"
import type { Order } from "#shop/orders/wire/order"
import { type ExtensionOffer, extendRentalBody } from "#shop/orders/wire/rental-change"

export const GET = async (req: MedusaRequest, res: MedusaResponse<ExtensionOffer>) => {
  const { customerId } = await requireCustomer(req)
  const { id: orderId, item: lineId } = req.params
  res.json(await extensionOfferOf(req.scope, { customerId, orderId, lineId }))
}

export const POST = async (req: MedusaRequest, res: MedusaResponse<Order>) => {
  const { customerId, impersonationId } = await requireCustomer(req)
  const { rentalenddate, confirmed_price } = parse(extendRentalBody, req.body)
  const { id: orderId, item: lineId } = req.params
  await extendRental(req.scope, {
    orderId,
    lineId,
    customerId,
    actor: impersonationId ? { type: "impersonation", id: impersonationId } : { type: "customer", id: customerId },
    newEnd: rentalenddate,
    confirmedPrice: fromWireMoney(confirmed_price),
    limitFacts: { hasPaidInvoice, rentsAskedFor },
  })
  res.json(await orderOf(req.scope, { customerId, orderId }, { askFacts: factsOfOrders, texts: textsOf(req) }))
}
