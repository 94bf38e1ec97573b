import { measureLater } from "../features/vitals/measure-later"
import { reloadMissingStyles } from "./after-view-styles"
import { surviveTranslation } from "./after-view-translated"
import { matchRoute } from "./routes"

export { followDay } from "./after-view-shop"
export { prefetchFirstCards, prefetchOnIntent } from "./prefetch"

/** The address that the document was loaded from, wherever the visitor has gone on to since. */
const firstAddress = () => new URL(performance.getEntriesByType("navigation")[0].name)

measureLater(() => matchRoute(firstAddress().pathname).route.path)
reloadMissingStyles()
surviveTranslation()
