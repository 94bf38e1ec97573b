import { queryOptions, useQuery } from "@tanstack/react-query"
import type { CompanyAddress } from "#shop/companies/wire/company-account"
import { http } from "@/lib/http/http"
import { PRIVATE } from "@/lib/http/query-client"
import type { SavedLines } from "../address-book"

export interface ColleaguesAddress {
  owner: string
  address: SavedLines
}

const fromWire = ({ owner, ...wire }: CompanyAddress): ColleaguesAddress => ({
  owner,
  address: {
    id: wire.id,
    company: wire.company,
    firstName: wire.first_name,
    lastName: wire.last_name,
    address: wire.address,
    postalcode: wire.postalcode,
    city: wire.city,
    country: wire.country,
  },
})

/** What colleagues of the customer's company have saved; none for who has no company. */
const colleaguesAddressesQuery = queryOptions({
  queryKey: [PRIVATE, "colleagues-addresses"],
  queryFn: ({ signal }) =>
    http.get<CompanyAddress[]>("/company/addresses/", { signal }).then((addresses) => addresses.map(fromWire)),
  retry: false,
})

const NONE: ColleaguesAddress[] = []

/** None while they can't be asked. */
export const useColleaguesAddresses = () => useQuery(colleaguesAddressesQuery).data ?? NONE

const addressesOf = (colleagues: ColleaguesAddress[]) => colleagues.map(({ address }) => address)

/** Theirs as far as they are known: asked for where one of them may have been chosen, else once somebody looks at them. */
export function useKnownColleagues(isWanted: boolean) {
  const { data = null, isFetched } = useQuery({ ...colleaguesAddressesQuery, enabled: isWanted, select: addressesOf })
  return { colleagues: data, isReady: isFetched || !isWanted }
}
