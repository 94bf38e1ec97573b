import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { textsOf } from "#api/http/answers/texts-of"
import { requireCustomer } from "#api/http/identity/identity"
import { message } from "#kernel/wire/message"
import { CALENDAR_TYPE } from "#platform/calendar-text"
import { dispositionOf } from "#platform/file-name"
import { notFound } from "#platform/refusal"
import { ownOrder } from "#shop/orders/queries/customer-orders"
import { rentalCalendar } from "#shop/orders/queries/rental-calendar"
import { shopSettings } from "#shop/settings/queries/shop-settings"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { customerId } = await requireCustomer(req)
  const order = await ownOrder(req.scope, customerId, req.params.id)
  const { company } = await shopSettings(req.scope)
  const texts = textsOf(req)
  const calendar = rentalCalendar(order, company, texts)
  if (calendar === null) throw notFound()
  const name = `${texts(message("orders.calendar_file", { number: order.shop_number }))}.ics`
  res.type(CALENDAR_TYPE).set("Content-Disposition", dispositionOf(name)).send(calendar)
}
