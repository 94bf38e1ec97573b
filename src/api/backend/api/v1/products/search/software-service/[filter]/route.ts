import { listRoute } from "#api/http/answers/list-route"
import { filteredListOf } from "#shop/catalogue/queries/snapshot/answers"

export const GET = listRoute((catalogue, { params }) => filteredListOf(catalogue, "software-service", params.filter))
