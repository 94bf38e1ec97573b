import * as z from "zod/mini"
import { confirmedAmount, id, instant, lineOfText, money, optionalLine } from "#kernel/wire/primitives"
import { addressFields, email } from "#shop/accounts/wire/account"

const printedAddress = {
  ...addressFields,
  email,
  phone: lineOfText("input.phone_missing", 50),
  /** Of a saved address; without it, Switzerland. */
  country: z.optional(optionalLine(100)),
}

/** Billing fields as named, shipping fields with the suffix 2. */
export const checkoutBody = z.object({
  referencenum: optionalLine(15),
  ...printedAddress,
  company2: printedAddress.company,
  first_name2: printedAddress.first_name,
  last_name2: printedAddress.last_name,
  address2: printedAddress.address,
  postalcode2: printedAddress.postalcode,
  city2: printedAddress.city,
  email2: printedAddress.email,
  phone2: printedAddress.phone,
  country2: printedAddress.country,
  billing_address_id: z.optional(z.nullable(id)),
  shipping_address_id: z.optional(z.nullable(id)),
  /** The cart's `total_cost` as the customer saw it: what would cost something else is refused instead of ordered. */
  confirmed_total: z.optional(z.nullable(confirmedAmount)),
})
export type CheckoutBody = z.infer<typeof checkoutBody>

/**
 * An order above the limit that a company sets for who may only order isn't placed: it waits for a colleague, `approval` is there,
 * `id` is the request's and there is no number yet.
 */
export const checkoutAnswer = z.object({
  id,
  shop_number: z.nullable(z.string()),
  bexio_order_id: z.nullable(z.string()),
  total_cost: money,
  rounding: money,
  approval: z.optional(z.object({ id, expires_at: instant })),
})
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>

/** A hold on the cart's periods, for the customer who opened the checkout. */
export const holdAnswer = z.object({
  expires_at: z.nullable(instant),
  /** Seconds from the answer to `expires_at`: a countdown that needs no clock in common. */
  expires_in_s: z.nullable(z.number()),
  /** Seconds from the answer until asking again gives more time; null where it never does. */
  renewable_in_s: z.nullable(z.number()),
  /** Rental items whose period is free but not held: too many, or held for as long as may be. */
  not_held: z.array(id),
})
export type HoldAnswer = z.infer<typeof holdAnswer>
