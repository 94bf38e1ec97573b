import * as z from "zod/mini"
import { tabDrafts } from "../../lib/session/tab-drafts"
import { type AddressBook, asItIs } from "./address-book"
import { type Address, type ChosenAddress, chosenAddressSchema, type OrderDraft } from "./order-draft"

const stored = tabDrafts.checkout

const SAME = "billing"

/** `null`: what the checkout begins with, whatever that is by then; `SAME`: the billing address, likewise. */
const draftSchema = z.object({
  customer: z.string(),
  lines: z.string(),
  reference: z.string(),
  billing: z.nullable(chosenAddressSchema),
  shipping: z.nullable(z.union([chosenAddressSchema, z.literal(SAME)])),
})

const FIELDS = Object.keys(chosenAddressSchema.shape) as (keyof ChosenAddress)[]
const unlessSame = (address: ChosenAddress, initial: ChosenAddress) =>
  FIELDS.every((field) => address[field] === initial[field]) ? null : address

/** Not only answered orders leave other lines: the answer may be lost, the order another tab's. */
const haveCommon = (lines: string, others: string) => lines.split(" ").some((id) => others.split(" ").includes(id))

function read(customer: string, lines: string) {
  try {
    const persisted = draftSchema.safeParse(JSON.parse(stored.get() ?? "null")).data
    return persisted?.customer === customer && haveCommon(persisted.lines, lines) ? persisted : null
  } catch {
    return null
  }
}

/**
 * What was decided at the checkout, kept in this tab through a reload or an ended login, for the customer who did and
 * nobody else, and for what he ordered then: it is gone once none of those lines is left. `lines` are the ids of the
 * cart's lines with blanks between; `initial` is what the checkout begins with (spec "customer area" §4); addresses that are gone fall back
 * to it, the others are as they are by now.
 */
export const persistedDraft = {
  get(profile: Address, lines: string, initial: OrderDraft, book: AddressBook): OrderDraft {
    const persisted = read(profile.email, lines)
    const still = (address: ChosenAddress | null | undefined) => address && asItIs(address, profile, book)
    const billing = still(persisted?.billing) ?? initial.billing
    const shipping = persisted?.shipping === SAME ? billing : still(persisted?.shipping)
    return { reference: persisted?.reference ?? initial.reference, billing, shipping: shipping ?? initial.shipping }
  },
  /** Whether an address was chosen that isn't one of these: a colleague's, or gone. */
  hasOther(customer: string, lines: string, own: readonly { id: string }[]): boolean {
    const { billing, shipping } = read(customer, lines) ?? {}
    const chosen = [billing, shipping === SAME ? null : shipping]
    return chosen.some((address) => address?.id && !own.some(({ id }) => id === address.id))
  },
  set(customer: string, lines: string, initial: OrderDraft, { reference, billing, shipping }: OrderDraft) {
    const addresses = {
      billing: unlessSame(billing, initial.billing),
      shipping: unlessSame(shipping, initial.shipping) && (unlessSame(shipping, billing) ?? SAME),
    }
    stored.set(JSON.stringify({ customer, lines, reference, ...addresses }))
  },
  clear: () => stored.set(null),
}
