import { changesDiscount, takesDiscount } from "#api/http/discount-routes"

export const POST = changesDiscount("customer")

export const DELETE = takesDiscount("customer")
