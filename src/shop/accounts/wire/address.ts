import * as z from "zod/mini"
import { id, instant, lineOfText } from "#kernel/wire/primitives"
import { HOME_COUNTRY } from "../rules/country"
import { addressFields } from "./account"

const country = z.pipe(
  z.transform((value: unknown) => value || HOME_COUNTRY),
  lineOfText("input.invalid", 100),
)
const flag = z.pipe(
  z.transform((value: unknown) => value ?? undefined),
  z._default(z.boolean("input.invalid"), false),
)

/** Body of `POST` and `PUT /addresses/`. */
export const addressBody = z.object({
  ...addressFields,
  country,
  is_default_billing: flag,
  is_default_shipping: flag,
})
export type AddressBody = z.infer<typeof addressBody>

export const address = z.object({
  id,
  company: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  address: z.string(),
  postalcode: z.string(),
  city: z.string(),
  country: z.string(),
  is_default_billing: z.boolean(),
  is_default_shipping: z.boolean(),
  created_at: instant,
})
export type Address = z.infer<typeof address>
