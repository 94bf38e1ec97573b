import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import * as z from "zod/mini"
import { partOf } from "../../../../../../kernel/list-part"
import { totalsRates } from "../../../../../../shop/cart/queries/totals-rates"
import { foundRentals, rentalSearchOf } from "../../../../../../shop/catalogue/queries/rental-search"
import { catalogueSnapshot } from "../../../../../../shop/catalogue/queries/snapshot"
import { rentalListOf } from "../../../../../../shop/catalogue/queries/snapshot/answers"
import { RENTAL_MODULE } from "../../../../../../shop/rental/data"
import type { RentalService } from "../../../../../../shop/rental/data/types"
import { shopSettings } from "../../../../../../shop/settings/queries/shop-settings"
import { listQuery, rentalListQuery } from "../../../../../../wire"
import type { ReadQuery } from "../../../../../http/answers/kept-address"
import { listRoute, TOTAL_COUNT } from "../../../../../http/answers/list-route"
import { customerOf } from "../../../../../http/identity/identity"
import { parse } from "../../../../../http/parse"

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
    rates: totalsRates(settings.sales),
  })
  const { items, total } = partOf(found, part)
  res.set({ "cache-control": "no-store", [TOTAL_COUNT]: String(total) }).json(items)
}
