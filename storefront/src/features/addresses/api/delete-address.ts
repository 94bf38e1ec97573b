import { useMutation, useQueryClient } from "@tanstack/react-query"
import { http } from "@/lib/http/http"
import type { SavedAddress } from "../address"
import { addressesQuery } from "./addresses"

export function useDeleteAddress() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: SavedAddress) => http.delete(`/addresses/${encodeURIComponent(id)}/`),
    onSuccess: (_answer, { id }) => {
      queries.setQueryData(addressesQuery.queryKey, (known) => known?.filter((address) => address.id !== id))
      return queries.invalidateQueries({ queryKey: addressesQuery.queryKey, exact: true })
    },
  })
}
