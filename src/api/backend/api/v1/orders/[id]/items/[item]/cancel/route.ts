import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { fromWireMoney } from "../../../../../../../../../kernel/money"
import { cancelRental } from "../../../../../../../../../shop/orders/commands/changes/cancel-rental"
import { cancelRentalBody, type Order } from "../../../../../../../../../wire"
import { requireCustomerInPerson } from "../../../../../../../../http/identity/identity"
import { parse } from "../../../../../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse<Order>) => {
  const { customerId } = await requireCustomerInPerson(req)
  const { confirmed_fee } = parse(cancelRentalBody, req.body)
  const order = await cancelRental(req.scope, {
    orderId: req.params.id,
    lineId: req.params.item,
    customerId,
    actor: { type: "customer", id: customerId },
    confirmedFee: fromWireMoney(confirmed_fee),
  })
  res.json(order)
}
