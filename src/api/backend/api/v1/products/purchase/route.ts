import { listOf } from "../../../../../../queries/catalogue/answers"
import { listRoute } from "../../../../../http/list-route"

export const GET = listRoute((catalogue) => listOf(catalogue, "purchase"))
