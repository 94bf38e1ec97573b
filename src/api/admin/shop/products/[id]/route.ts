import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { reads } from "#api/http/staff-routes"
import { pathErrorsOf } from "#kernel/wire/errors"
import { notFound } from "#platform/refusal"
import { saveProductByStaff } from "#shop/catalogue/commands/save-product"
import { staffProduct } from "#shop/catalogue/queries/staff/product"
import {
  type GroupValues,
  groupHead,
  PRODUCT_GROUPS,
  type ProductGroup,
  type StaffProduct,
} from "#shop/catalogue/wire/staff-product"

/** Everything about a product that staff edit, with the versions that a change has to name. */
export const GET = reads<StaffProduct>(async ({ scope, id }) => {
  const product = await staffProduct(scope, id)
  if (!product) throw notFound()
  return product
})

/** Saves one group of its fields. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { group, version } = parse(groupHead, request.body)
  await saveProductByStaff(request.scope, requireStaff(request), request.params.id, {
    group,
    version,
    values: valuesOf(group, request.body),
  })
  response.json({})
}

const valuesOf = <Group extends ProductGroup>(group: Group, body: unknown) =>
  parse(PRODUCT_GROUPS[group], body, pathErrorsOf) as GroupValues[Group]
