import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import * as z from "zod/mini"
import type { ReadQuery } from "#api/http/answers/cached-address"
import { listRoute, TOTAL_COUNT } from "#api/http/answers/list-route"
import { customerOf } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { partOf } from "#kernel/list-part"
import { totalsRates } from "#shop/cart/queries/totals-rates"
import { foundRentals, rentalSearchOf } from "#shop/catalogue/queries/rental-search"
import { rentalListOf } from "#shop/catalogue/queries/snapshot/answers"
import { catalogueSnapshot } from "#shop/catalogue/queries/snapshot/index"
import { rentalListQuery } from "#shop/catalogue/wire/product"
import { listQuery } from "#shop/catalogue/wire/search"
import { netOfRental } from "#shop/lines/rules/offer-totals"
import { RENTAL_MODULE } from "#shop/rental/data/index"
import type { RentalService } from "#shop/rental/data/types"
import { shopSettings } from "#shop/settings/queries/shop-settings"

/** With a period, or a delivery for one, it is a search, which is answered at its moment only. */
const readPurpose: ReadQuery = (query) => {
  const { data } = z.safeParse(rentalListQuery, query)
  return data && !data.from && !data.to && !data.delivery ? { purpose: data.purpose || undefined } : undefined
}

const plainList = listRoute(
  (catalogue, { query }) => rentalListOf(catalogue, parse(rentalListQuery, query).purpose),
  readPurpose,
)

/** Without a period the list is the same for everybody; with one it is this customer's, at this moment. */
export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = parse(rentalListQuery, req.query)
  const catalogue = await catalogueSnapshot(req.scope)
  const settings = await shopSettings(req.scope)
  const search = rentalSearchOf(catalogue, query, settings.rental)
  if (!search) return plainList(req, res)
  const part = parse(listQuery, req.query)
  const customer = await customerOf(req)
  const rental = req.scope.resolve<RentalService>(RENTAL_MODULE)
  const found = await foundRentals(catalogue, rental, {
    ...search,
    purpose: query.purpose,
    customerId: customer?.customerId,
    netOf: netOfRental(totalsRates(settings.sales)),
  })
  const { items, total } = partOf(found, part)
  res.set({ "cache-control": "no-store", [TOTAL_COUNT]: String(total) }).json(items)
}
