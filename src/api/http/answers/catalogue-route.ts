import type { MedusaRequest } from "@medusajs/framework/http"
import { type CatalogueSnapshot, catalogueSnapshot } from "#shop/catalogue/queries/snapshot/index"
import { cachedRoute } from "./cached-route"

/** A route that answers from the catalogue: `read` gives the body, `undefined` is 404. */
export const catalogueRoute = (read: (catalogue: CatalogueSnapshot, request: MedusaRequest) => unknown) =>
  cachedRoute(catalogueSnapshot, read)
