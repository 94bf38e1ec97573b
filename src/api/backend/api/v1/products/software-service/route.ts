import { listOf } from "../../../../../../queries/catalogue/answers"
import { catalogueRoute } from "../../../../../http/catalogue-route"

export const GET = catalogueRoute((catalogue) => listOf(catalogue, "software-service"))
