import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { customerOf } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { notFound } from "#platform/refusal"
import { totalsRates } from "#shop/cart/queries/totals-rates"
import { alternativesOf } from "#shop/catalogue/queries/alternatives"
import { rentalSearchOf } from "#shop/catalogue/queries/rental-search"
import { catalogueSnapshot } from "#shop/catalogue/queries/snapshot/index"
import { type Alternatives, alternativesQuery } from "#shop/catalogue/wire/product"
import { netOfRental } from "#shop/lines/rules/offer-totals"
import { RENTAL_MODULE } from "#shop/rental/data/index"
import type { RentalService } from "#shop/rental/data/types"
import { shopSettings } from "#shop/settings/queries/shop-settings"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Alternatives>) => {
  const query = parse(alternativesQuery, req.query)
  const [catalogue, settings] = await Promise.all([catalogueSnapshot(req.scope), shopSettings(req.scope)])
  const search = rentalSearchOf(catalogue, query, settings.rental)
  if (!search) throw notFound()
  const customer = await customerOf(req)
  const found = await alternativesOf(catalogue, req.scope.resolve<RentalService>(RENTAL_MODULE), {
    ...search,
    productId: req.params.id,
    customerId: customer?.customerId,
    netOf: netOfRental(totalsRates(settings.sales)),
  })
  res.set("cache-control", "no-store").json(found)
}
