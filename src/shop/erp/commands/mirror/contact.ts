import { ErpError, type ErpParty } from "../../data/provider"
import type { ContactRow } from "../../data/store/contacts"
import type { Lease } from "../../data/store/mirror-rows"
import type { MirrorContext } from "./context"
import { StillInDoubt, writtenOnce } from "./written-once"

/** Another process is at the customer's contact; it takes about as long. */
const BUSY_MS = 500

interface Customer {
  customerId: string
  party: ErpParty
}

type ContactContext = Pick<MirrorContext, "provider" | "store" | "times" | "now">

/**
 * The contact that the customer is in the ERP: known, found or made, once per customer however many processes ask.
 * @throws StillInDoubt while another process is at it, or a lost answer waits to be looked up; ErpError
 */
export async function contactWith(
  context: ContactContext,
  { customerId, party }: Customer,
  lease: Lease,
): Promise<string> {
  const { provider, store } = context
  const claimed = await store.claimContact(customerId, lease)
  if (claimed === null) throw new StillInDoubt(BUSY_MS, false)
  if (claimed.contact_id !== null) return claimed.contact_id
  let row: ContactRow = claimed
  try {
    const contactId = await writtenOnce({
      doubt: doubtOf(row),
      keepDoubt: async (doubt) => {
        row = await store.saveContact(row, { doubt_lookups: doubt?.lookups ?? null, doubt_at: doubt?.at ?? null })
      },
      find: () => provider.findContact(party),
      write: () => provider.createContact(party),
      now: context.now,
      verifyMs: context.times.verify,
    })
    await store.saveContact(row, { contact_id: contactId, doubt_lookups: null, doubt_at: null })
    return contactId
  } catch (error) {
    if (error instanceof ErpError || error instanceof StillInDoubt) await store.releaseContact(row)
    throw error
  }
}

export const doubtOf = ({ doubt_lookups, doubt_at }: Pick<ContactRow, "doubt_lookups" | "doubt_at">) =>
  doubt_at === null ? null : { lookups: doubt_lookups ?? 0, at: doubt_at }
