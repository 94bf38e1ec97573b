import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { textsOf } from "#api/http/answers/texts-of"
import { requireCustomerInPerson } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { fromWireMoney } from "#kernel/money"
import { factsOfOrders } from "#shop/erp/queries/documents/facts-of-orders"
import { cancelRental } from "#shop/orders/commands/changes/cancel-rental"
import { orderOf } from "#shop/orders/queries/customer-orders"
import type { Order } from "#shop/orders/wire/order"
import { cancelRentalBody } from "#shop/orders/wire/rental-change"

export const POST = async (req: MedusaRequest, res: MedusaResponse<Order>) => {
  const { customerId } = await requireCustomerInPerson(req)
  const { confirmed_fee } = parse(cancelRentalBody, req.body)
  const { id: orderId, item: lineId } = req.params
  await cancelRental(req.scope, {
    orderId,
    lineId,
    customerId,
    actor: { type: "customer", id: customerId },
    confirmedFee: fromWireMoney(confirmed_fee),
  })
  res.json(await orderOf(req.scope, { customerId, orderId }, { askFacts: factsOfOrders, texts: textsOf(req) }))
}
