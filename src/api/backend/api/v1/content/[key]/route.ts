import { contentOf } from "../../../../../../queries/catalogue/answers"
import { catalogueRoute } from "../../../../../http/catalogue-route"

export const GET = catalogueRoute((catalogue, { params }) => contentOf(catalogue, params.key))
