import { eventsSnapshot } from "../../../../../queries/events/snapshot"
import { keptRoute } from "../../../../http/kept-route"

export const GET = keptRoute(eventsSnapshot, ({ cards }) => cards)
