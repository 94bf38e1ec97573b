import { siteRoute } from "../../../../http/site-route"

export const GET = siteRoute(({ references }) => references)
