import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useRef } from "react"
import type { Address as AddressWire } from "#shop/accounts/wire/address"
import { ApiError } from "@/lib/http/api-error"
import { http } from "@/lib/http/http"
import { randomToken } from "@/lib/session/session"
import { type AddressDraft, fromAddressWire, type SavedAddress, toAddressWire } from "../address"
import { addressesQuery } from "./addresses"

/** Adds an address, once for each key, or replaces the one that is given. */
function saveAddress(draft: AddressDraft, key: string, replaced?: SavedAddress): Promise<SavedAddress> {
  const body = toAddressWire(draft, replaced?.country)
  const saving = replaced
    ? http.put<AddressWire>(`/addresses/${encodeURIComponent(replaced.id)}/`, body)
    : http.post<AddressWire>("/addresses/", body, { headers: { "Idempotency-Key": key } })
  return saving.then(fromAddressWire)
}

/** The try before is still under way. */
const isRunning = (error: Error) => error instanceof ApiError && error.status === 409 && error.retryAfterS !== null

const UNSENT = { text: "", key: "" }

/** What is sent again after a lost answer has the same key (267). `onSaved` is called even if the form is gone by then. */
export function useSaveAddress(replaced: SavedAddress | undefined, onSaved: () => void) {
  const queries = useQueryClient()
  const sent = useRef(UNSENT)
  return useMutation({
    mutationFn(draft: AddressDraft) {
      const text = JSON.stringify(draft)
      if (sent.current.text !== text) sent.current = { text, key: randomToken() }
      return saveAddress(draft, sent.current.key, replaced)
    },
    retry: (failures, error) => failures < 3 && isRunning(error),
    onSuccess() {
      onSaved()
      // A new default takes the place of another one.
      return queries.invalidateQueries({ queryKey: addressesQuery.queryKey })
    },
    onError(error) {
      // A refusal is an answer, and would be given again.
      if (error instanceof ApiError && error.status === 400) sent.current = UNSENT
    },
  })
}
