import * as z from "zod/mini"
import { storedText } from "../../lib/browser-storage"
import { type Address, addressSchema, type OrderDraft } from "./order-draft"

const stored = storedText("checkout_draft", "sessionStorage")

/** `null`: the profile's address, whatever the profile says by then. */
const keptSchema = z.object({
  customer: z.string(),
  reference: z.string(),
  billing: z.nullable(addressSchema),
  shipping: z.nullable(addressSchema),
})

const FIELDS = Object.keys(addressSchema.shape) as (keyof Address)[]
const unlessSame = (address: Address, profile: Address) =>
  FIELDS.every((field) => address[field] === profile[field]) ? null : address

function read(customer: string) {
  try {
    const kept = keptSchema.safeParse(JSON.parse(stored.get() ?? "null")).data
    return kept?.customer === customer ? kept : null
  } catch {
    return null
  }
}

/**
 * What was typed at the checkout, kept in this tab through a reload or an ended login, for the customer who typed it
 * and nobody else. Without anything typed both addresses are the profile's (spec "customer area" §4).
 */
export const keptDraft = {
  get(profile: Address): OrderDraft {
    const kept = read(profile.email)
    return {
      reference: kept?.reference ?? "",
      billing: kept?.billing ?? profile,
      shipping: kept?.shipping ?? profile,
    }
  },
  set(profile: Address, { reference, billing, shipping }: OrderDraft) {
    const addresses = { billing: unlessSame(billing, profile), shipping: unlessSame(shipping, profile) }
    stored.set(JSON.stringify({ customer: profile.email, reference, ...addresses }))
  },
  clear: () => stored.set(null),
}
