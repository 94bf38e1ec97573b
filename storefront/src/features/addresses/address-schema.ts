import * as z from "zod/mini"
import { addressBody } from "#shop/accounts/wire/address"

const { shape } = addressBody

/** The rules of the address form; the same limits as the server's. */
export const addressSchema = z.object({
  company: z.string().check(z.trim(), z.maxLength(150, "addresses:error.companyTooLong")),
  firstName: shape.first_name,
  lastName: shape.last_name,
  address: shape.address,
  postalcode: shape.postalcode,
  city: shape.city,
  isDefaultBilling: z.boolean(),
  isDefaultShipping: z.boolean(),
})
