import { siteRoute } from "#api/http/answers/site-route"
import { contentOf } from "#shop/content/queries/site/answers"

export const GET = siteRoute((site, { params }) => contentOf(site, params.key))
