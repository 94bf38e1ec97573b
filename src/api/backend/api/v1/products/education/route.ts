import { detailsOf } from "../../../../../../queries/catalogue/answers"
import { catalogueRoute } from "../../../../../http/catalogue-route"

export const GET = catalogueRoute((catalogue) => detailsOf(catalogue, "education"))
