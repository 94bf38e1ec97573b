import { rentalListQuery } from "../../../../../../contract"
import { rentalListOf } from "../../../../../../queries/catalogue/answers"
import { catalogueRoute } from "../../../../../http/catalogue-route"
import { parse } from "../../../../../http/parse"

export const GET = catalogueRoute((catalogue, { query }) =>
  rentalListOf(catalogue, parse(rentalListQuery, query).purpose),
)
