import * as z from "zod/mini"
import { checkoutBody } from "#shop/checkout/wire/checkout"

const shape = checkoutBody.shape

export const contactSchema = z.object({ email: shape.email, phone: shape.phone })
export type Contact = z.infer<typeof contactSchema>

/** An address as the order prints it; every field but the company is required (ruling 5). */
export const addressSchema = z.extend(contactSchema, {
  company: z.string().check(z.trim(), z.maxLength(150, "checkout:error.companyTooLong")),
  firstName: shape.first_name,
  lastName: shape.last_name,
  address: shape.address,
  postalcode: shape.postalcode,
  city: shape.city,
  country: z.optional(z.string()),
})
export type Address = z.infer<typeof addressSchema>

/** With the saved address it comes from; null for the profile's. */
export const chosenAddressSchema = z.extend(addressSchema, { id: z.nullable(z.string()) })
export type ChosenAddress = z.infer<typeof chosenAddressSchema>

export const ADDRESS_KINDS = ["billing", "shipping"] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]

const PRINTED = Object.keys(addressSchema.shape) as (keyof Address)[]

/** Whether they are printed alike, whichever saved address they come from. */
export const isPrintedAlike = (one: Address, other: Address) => PRINTED.every((field) => one[field] === other[field])

export const REFERENCE_MAX = 15

/** What the customer decides at the checkout. */
export const orderDraftSchema = z.object({
  reference: z.string().check(z.trim(), z.maxLength(REFERENCE_MAX, "checkout:error.referenceTooLong")),
  billing: chosenAddressSchema,
  shipping: chosenAddressSchema,
})
export type OrderDraft = z.infer<typeof orderDraftSchema>
