import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deleteDiscount, saveDiscount } from "#shop/special-prices/commands/save-discount"
import { type OwnerKind, ownerOf } from "#shop/special-prices/queries/discount-owner"
import { staffDiscounts } from "#shop/special-prices/queries/discount-wire"
import { discountBody, type StaffDiscounts } from "#shop/special-prices/wire/staff-discounts"
import { byStaff } from "./identity/customer-by-staff"
import { parse } from "./parse"
import { changesCustomer, doesToCustomer, reads } from "./staff-routes"

/** Discounts of the customer of the path, or of his company. */
export const listsDiscounts = (of: OwnerKind) =>
  reads<StaffDiscounts>(async ({ scope, db, id }) => ({
    discounts: await staffDiscounts(scope, await ownerOf(db, id, of)),
  }))

export const givesDiscount =
  (of: OwnerKind) => async (request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) => {
    await saveDiscount(request.scope, byStaff(request), parse(discountBody, request.body), { of })
    response.status(201).json({})
  }

export const changesDiscount = (of: OwnerKind) =>
  changesCustomer(discountBody, (scope, by, body, { discount: id }) => saveDiscount(scope, by, body, { of, id }))

export const takesDiscount = (of: OwnerKind) =>
  doesToCustomer((scope, by, { discount: id }) => deleteDiscount(scope, by, { of, id }))
