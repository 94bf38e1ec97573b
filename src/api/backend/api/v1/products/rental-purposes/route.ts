import { catalogueRoute } from "../../../../../http/answers/catalogue-route"

export const GET = catalogueRoute(({ purposes }) => purposes)
