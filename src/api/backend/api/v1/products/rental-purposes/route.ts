import { catalogueRoute } from "../../../../../http/catalogue-route"

export const GET = catalogueRoute(({ purposes }) => purposes)
