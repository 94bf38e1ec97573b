import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { pathErrorsOf } from "#kernel/wire/errors"
import { createProductByStaff } from "#shop/catalogue/commands/create-product"
import { namedProducts } from "#shop/catalogue/queries/staff/named-products"
import { newProductBody, productSearchQuery } from "#shop/catalogue/wire/staff-new-product"
import type { StaffProductReference } from "#shop/catalogue/wire/staff-product"

interface NamedProducts {
  products: StaffProductReference[]
}

/** The first products by name, of some kinds or all, to choose from. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<NamedProducts>) {
  const { q, kind } = parse(productSearchQuery, request.query)
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ products: await namedProducts(db, q, [kind ?? []].flat()) })
}

/** Makes a product whole. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<{ id: string }>) {
  const body = parse(newProductBody, request.body, pathErrorsOf)
  response.status(201).json({ id: await createProductByStaff(request.scope, requireStaff(request), body) })
}
