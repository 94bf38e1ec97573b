import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { Address as AddressWire } from "#shop/accounts/wire/address"
import { http } from "@/lib/http/http"
import { type AddressDraft, fromAddressWire, type SavedAddress, toAddressWire } from "../address"
import { addressesQuery } from "./addresses"

/** Adds an address, or replaces the one that is given. */
export function saveAddress(draft: AddressDraft, replaced?: SavedAddress): Promise<SavedAddress> {
  const body = toAddressWire(draft, replaced?.country)
  const saving = replaced
    ? http.put<AddressWire>(`/addresses/${encodeURIComponent(replaced.id)}/`, body)
    : http.post<AddressWire>("/addresses/", body)
  return saving.then(fromAddressWire)
}

/** `onSaved` is called even if the form is gone by then. */
export function useSaveAddress(replaced: SavedAddress | undefined, onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (draft: AddressDraft) => saveAddress(draft, replaced),
    onSuccess() {
      onSaved()
      // A new default takes the place of another one.
      return queries.invalidateQueries({ queryKey: addressesQuery.queryKey })
    },
  })
}
