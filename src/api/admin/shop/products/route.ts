import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { reads } from "#api/http/staff-routes"
import { pathErrorsOf } from "#kernel/wire/errors"
import { createProductByStaff } from "#shop/catalogue/commands/create-product"
import { namedProducts } from "#shop/catalogue/queries/staff/named-products"
import { newProductBody, productSearchQuery } from "#shop/catalogue/wire/staff-new-product"
import type { StaffProductReference } from "#shop/catalogue/wire/staff-product"

interface NamedProducts {
  products: StaffProductReference[]
}

/** The first products by name, of some kinds or all, to choose from. */
export const GET = reads<NamedProducts>(async ({ db, query }) => {
  const { q, kind } = parse(productSearchQuery, query)
  return { products: await namedProducts(db, q, [kind ?? []].flat()) }
})

/** Makes a product whole. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<{ id: string }>) {
  const body = parse(newProductBody, request.body, pathErrorsOf)
  response.status(201).json({ id: await createProductByStaff(request.scope, requireStaff(request), body) })
}
