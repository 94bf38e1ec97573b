import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { pathErrorsOf } from "../../../../contract"
import { newProductBody, productSearchQuery } from "../../../../contract/staff-new-product"
import type { StaffProductReference } from "../../../../contract/staff-product"
import { namedProducts } from "../../../../queries/staff/named-products"
import { createProductByStaff } from "../../../../workflows/products/create-product"
import { parse } from "../../../http/parse"
import { requireStaff } from "../../../http/staff"

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
