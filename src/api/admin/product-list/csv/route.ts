import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { sendCsv } from "#api/http/answers/send-csv"
import { textsOf } from "#api/http/answers/texts-of"
import { parse } from "#api/http/parse"
import { message } from "#kernel/wire/message"
import { today } from "#platform/clock"
import { productsShown } from "#shop/catalogue/queries/product-list/product-list"
import { productListTable } from "#shop/catalogue/queries/product-list/product-list-table"
import { productListFilter } from "#shop/catalogue/wire/staff-product-list"

/** The list as a table for Excel, filtered as it is shown. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const texts = textsOf(request)
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const products = await productsShown(db, parse(productListFilter, request.query), today())
  sendCsv(response, `${texts(message("catalogue.csv_file", { day: today() }))}.csv`, productListTable(products, texts))
}
