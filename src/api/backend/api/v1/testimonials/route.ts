import { siteRoute } from "#api/http/answers/site-route"

export const GET = siteRoute(({ testimonials }) => testimonials)
