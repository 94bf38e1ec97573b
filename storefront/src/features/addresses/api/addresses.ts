import { queryOptions } from "@tanstack/react-query"
import type { Address as AddressWire } from "#shop/accounts/wire/address"
import { http } from "@/lib/http/http"
import { PRIVATE } from "@/lib/http/query-client"
import { fromAddressWire } from "../address"

const ADDRESSES = [PRIVATE, "addresses"] as const

/** Defaults first, then the newest. */
export const addressesQuery = queryOptions({
  queryKey: ADDRESSES,
  queryFn: ({ signal }) =>
    http.get<AddressWire[]>("/addresses/", { signal }).then((addresses) => addresses.map(fromAddressWire)),
})

export const addressQuery = (id: string) =>
  queryOptions({
    queryKey: [...ADDRESSES, id],
    queryFn: ({ signal }) =>
      http.get<AddressWire>(`/addresses/${encodeURIComponent(id)}/`, { signal }).then(fromAddressWire),
  })
