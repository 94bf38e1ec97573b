import { cachedRoute } from "#api/http/answers/cached-route"
import { eventsSnapshot } from "#shop/events/queries/snapshot"

export const GET = cachedRoute(eventsSnapshot, ({ cards }) => cards)
