import type { MedusaRequest } from "@medusajs/framework/http"
import { type SiteSnapshot, siteSnapshot } from "#shop/content/queries/site/index"
import { cachedRoute } from "./cached-route"

/** A route that answers from what staff keep about the firm: `read` gives the body, `undefined` is 404. */
export const siteRoute = (read: (site: SiteSnapshot, request: MedusaRequest) => unknown) =>
  cachedRoute(siteSnapshot, read)
