import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { dispositionOf } from "../../../../../../../lib/file-name"
import { ownOrder } from "../../../../../../../queries/orders/customer-orders"
import { CALENDAR_TYPE, rentalCalendar } from "../../../../../../../queries/orders/rental-calendar"
import { shopSettings } from "../../../../../../../queries/settings"
import { notFound } from "../../../../../../http/errors"
import { requireCustomer } from "../../../../../../http/identity"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { customerId } = await requireCustomer(req)
  const order = await ownOrder(req.scope, customerId, req.params.id)
  const { company } = await shopSettings(req.scope)
  const calendar = rentalCalendar(order, company)
  if (calendar === null) throw notFound()
  const name = `Miete-${order.shop_number}.ics`
  res.type(CALENDAR_TYPE).set("Content-Disposition", dispositionOf(name)).send(calendar)
}
