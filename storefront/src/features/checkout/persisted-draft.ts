import * as z from "zod/mini"
import { tabDrafts } from "../../lib/session/tab-drafts"
import { type AddressBook, asItIs } from "./address-book"
import { type Address, type ChosenAddress, chosenAddressSchema, type OrderDraft } from "./order-draft"

const stored = tabDrafts.checkout

const SAME = "billing"

/** `null`: what the checkout begins with, whatever that is by then; `SAME`: the billing address, likewise. */
const draftSchema = z.object({
  customer: z.string(),
  reference: z.string(),
  billing: z.nullable(chosenAddressSchema),
  shipping: z.nullable(z.union([chosenAddressSchema, z.literal(SAME)])),
})

const FIELDS = Object.keys(chosenAddressSchema.shape) as (keyof ChosenAddress)[]
const unlessSame = (address: ChosenAddress, initial: ChosenAddress) =>
  FIELDS.every((field) => address[field] === initial[field]) ? null : address

function read(customer: string) {
  try {
    const persisted = draftSchema.safeParse(JSON.parse(stored.get() ?? "null")).data
    return persisted?.customer === customer ? persisted : null
  } catch {
    return null
  }
}

/**
 * What was decided at the checkout, kept in this tab through a reload or an ended login, for the customer who did and
 * nobody else. `initial` is what the checkout begins with (spec "customer area" §4); addresses that are gone fall back
 * to it, the others are as they are by now.
 */
export const persistedDraft = {
  get(profile: Address, initial: OrderDraft, book: AddressBook): OrderDraft {
    const persisted = read(profile.email)
    const still = (address: ChosenAddress | null | undefined) => address && asItIs(address, profile, book)
    const billing = still(persisted?.billing) ?? initial.billing
    const shipping = persisted?.shipping === SAME ? billing : still(persisted?.shipping)
    return { reference: persisted?.reference ?? initial.reference, billing, shipping: shipping ?? initial.shipping }
  },
  /** Whether an address was chosen that isn't one of these: a colleague's, or gone. */
  hasOther(customer: string, own: readonly { id: string }[]): boolean {
    const { billing, shipping } = read(customer) ?? {}
    const chosen = [billing, shipping === SAME ? null : shipping]
    return chosen.some((address) => address?.id && !own.some(({ id }) => id === address.id))
  },
  set(customer: string, initial: OrderDraft, { reference, billing, shipping }: OrderDraft) {
    const addresses = {
      billing: unlessSame(billing, initial.billing),
      shipping: unlessSame(shipping, initial.shipping) && (unlessSame(shipping, billing) ?? SAME),
    }
    stored.set(JSON.stringify({ customer, reference, ...addresses }))
  },
  clear: () => stored.set(null),
}
