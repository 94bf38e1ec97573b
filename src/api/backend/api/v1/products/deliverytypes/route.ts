import { catalogueRoute } from "#api/http/answers/catalogue-route"
import { deliveryTypesOf } from "#shop/catalogue/queries/snapshot/answers"

export const GET = catalogueRoute(deliveryTypesOf)
