import { useQuery } from "@tanstack/react-query"
import type { CompanyAddress } from "#shop/companies/wire/company-account"
import { http } from "@/lib/http/http"
import { PRIVATE } from "@/lib/http/query-client"
import type { ChosenAddress } from "../order-draft"

export interface ColleaguesAddress {
  owner: string
  address: Omit<ChosenAddress, "email" | "phone">
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
  },
})

/** What colleagues of the customer's company have saved; none for who has no company, or while it can't be asked. */
export function useColleaguesAddresses(): ColleaguesAddress[] {
  const { data = [] } = useQuery({
    queryKey: [PRIVATE, "colleagues-addresses"],
    queryFn: ({ signal }) =>
      http.get<CompanyAddress[]>("/company/addresses/", { signal }).then((addresses) => addresses.map(fromWire)),
    retry: false,
  })
  return data
}
