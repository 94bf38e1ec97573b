import { siteRoute } from "../../../../http/answers/site-route"

export const GET = siteRoute(({ references }) => references)
