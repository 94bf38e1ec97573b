import { siteRoute } from "../../../../http/site-route"

export const GET = siteRoute(({ employees }) => employees)
