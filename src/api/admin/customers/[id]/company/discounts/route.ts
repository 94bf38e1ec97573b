import { givesDiscount, listsDiscounts } from "#api/http/discount-routes"

export const GET = listsDiscounts("company")

export const POST = givesDiscount("company")
