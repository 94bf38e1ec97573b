import { useEffect } from "react"
import type { UseFormReturn } from "react-hook-form"
import { type AddressBook, asItIs } from "./address-book"
import { ADDRESS_KINDS, type Address, isPrintedAlike, type OrderDraft } from "./order-draft"

/** What is chosen follows its saved address, wherever that is changed. */
export function useAddressesAsTheyAre(
  { getValues, setValue }: UseFormReturn<OrderDraft>,
  profile: Address,
  { saved, colleagues }: AddressBook,
): void {
  useEffect(() => {
    for (const kind of ADDRESS_KINDS) {
      const chosen = getValues(kind)
      const now = asItIs(chosen, profile, { saved, colleagues })
      if (now && !isPrintedAlike(now, chosen)) setValue(kind, now, { shouldDirty: true })
    }
  }, [getValues, setValue, profile, saved, colleagues])
}
