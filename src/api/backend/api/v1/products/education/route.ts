import { detailsOf } from "../../../../../../queries/catalogue/answers"
import { listRoute } from "../../../../../http/list-route"

export const GET = listRoute((catalogue) => detailsOf(catalogue, "education"))
