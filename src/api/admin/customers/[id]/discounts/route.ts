import { givesDiscount, listsDiscounts } from "#api/http/discount-routes"

export const GET = listsDiscounts("customer")

export const POST = givesDiscount("customer")
