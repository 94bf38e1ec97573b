import { checkoutBody } from "@contract/order"
import * as z from "zod/mini"

const shape = checkoutBody.shape

/** An address as the order prints it; every field but the company is required (ruling 5). */
export const addressSchema = z.object({
  company: z.string().check(z.trim(), z.maxLength(150, "Höchstens 150 Zeichen.")),
  firstName: shape.first_name,
  lastName: shape.last_name,
  address: shape.address,
  postalcode: shape.postalcode,
  city: shape.city,
  email: shape.email,
  phone: shape.phone,
})
export type Address = z.infer<typeof addressSchema>

export const REFERENCE_MAX = 15

/** What the customer decides at the checkout. */
export const orderDraftSchema = z.object({
  reference: z.string().check(z.trim(), z.maxLength(REFERENCE_MAX, "Höchstens 15 Zeichen.")),
  billing: addressSchema,
  shipping: addressSchema,
})
export type OrderDraft = z.infer<typeof orderDraftSchema>
