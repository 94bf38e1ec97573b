import { changesDiscount, takesDiscount } from "#api/http/discount-routes"

export const POST = changesDiscount("company")

export const DELETE = takesDiscount("company")
