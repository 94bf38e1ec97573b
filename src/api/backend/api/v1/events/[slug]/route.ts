import { eventsSnapshot } from "../../../../../../shop/events/queries/snapshot"
import { keptRoute } from "../../../../../http/answers/kept-route"

export const GET = keptRoute(eventsSnapshot, ({ bySlug }, { params }) => bySlug.get(params.slug))
