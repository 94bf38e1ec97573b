import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cancelRentalBody, type Order } from "../../../../../../../../../contract"
import { fromWireMoney } from "../../../../../../../../../domain/money"
import { cancelRental } from "../../../../../../../../../workflows/rentals/cancel-rental"
import { requireCustomerInPerson } from "../../../../../../../../http/identity"
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
