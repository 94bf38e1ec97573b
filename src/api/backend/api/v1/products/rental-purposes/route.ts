import { catalogueRoute } from "#api/http/answers/catalogue-route"

export const GET = catalogueRoute(({ purposes }) => purposes)
