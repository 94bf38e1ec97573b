import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { sendCsv } from "#api/http/answers/send-csv"
import { textsOf } from "#api/http/answers/texts-of"
import { parse } from "#api/http/parse"
import { message } from "#kernel/wire/message"
import { today } from "#platform/clock"
import { wholeOrderList } from "#shop/erp/queries/order-list/order-list"
import { orderListTable } from "#shop/erp/queries/order-list/order-list-table"
import { orderListFilter } from "#shop/erp/wire/staff-order-list"

/** The list as a table for Excel, filtered as it is shown. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const texts = textsOf(request)
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const orders = await wholeOrderList(db, parse(orderListFilter, request.query))
  sendCsv(response, `${texts(message("orders.csv_file", { day: today() }))}.csv`, orderListTable(orders, texts))
}
