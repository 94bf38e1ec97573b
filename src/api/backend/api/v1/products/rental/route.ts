import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { rentalListQuery } from "../../../../../../contract"
import { RENTAL_MODULE } from "../../../../../../modules/rental"
import type { RentalService } from "../../../../../../modules/rental/types"
import { catalogueSnapshot } from "../../../../../../queries/catalogue"
import { rentalListOf } from "../../../../../../queries/catalogue/answers"
import { foundRentals, rentalSearchOf } from "../../../../../../queries/rental/rental-search"
import { catalogueRoute } from "../../../../../http/catalogue-route"
import { customerOf } from "../../../../../http/identity"
import { parse } from "../../../../../http/parse"

const plainList = catalogueRoute((catalogue, { query }) =>
  rentalListOf(catalogue, parse(rentalListQuery, query).purpose),
)

/** Without a period the list is the same for everybody; with one it is this customer's, at this moment. */
export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = parse(rentalListQuery, req.query)
  const catalogue = await catalogueSnapshot(req.scope)
  const search = rentalSearchOf(catalogue, query)
  if (!search) return plainList(req, res)
  const customer = await customerOf(req)
  const rental = req.scope.resolve<RentalService>(RENTAL_MODULE)
  const { purpose } = query
  const found = await foundRentals(catalogue, rental, { ...search, purpose, customerId: customer?.customerId })
  res.set("cache-control", "no-store").json(found)
}
