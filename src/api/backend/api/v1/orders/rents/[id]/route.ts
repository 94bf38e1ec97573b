import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { requireCustomer } from "#api/http/identity/identity"
import { toWireMoney } from "#kernel/money"
import { notFound } from "#platform/refusal"
import { catalogueSnapshot } from "#shop/catalogue/queries/snapshot/index"
import { ownRentsOf } from "#shop/orders/queries/own-rents"
import type { OwnRents } from "#shop/orders/wire/own-rents"

export const GET = async (req: MedusaRequest, res: MedusaResponse<OwnRents>) => {
  const { customerId } = await requireCustomer(req)
  const { id } = req.params
  if ((await catalogueSnapshot(req.scope)).products.get(id)?.kind !== "rental") throw notFound()
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  res.set("cache-control", "no-store").json({ rents: toWireMoney(await ownRentsOf(db, customerId, id)) })
}
