import type { MedusaRequest } from "@medusajs/framework/http"
import { type SiteSnapshot, siteSnapshot } from "#shop/content/queries/site/index"
import { keptRoute } from "./kept-route"

/** A route that answers from what staff keep about the firm: `read` gives the body, `undefined` is 404. */
export const siteRoute = (read: (site: SiteSnapshot, request: MedusaRequest) => unknown) =>
  keptRoute(siteSnapshot, read)
