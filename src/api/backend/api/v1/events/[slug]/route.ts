import { keptRoute } from "#api/http/answers/kept-route"
import { eventsSnapshot } from "#shop/events/queries/snapshot"

export const GET = keptRoute(eventsSnapshot, ({ bySlug }, { params }) => bySlug.get(params.slug))
