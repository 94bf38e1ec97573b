import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Profile as ProfileWire } from "#shop/accounts/wire/account"
import { http } from "@/lib/http/http"
import { PRIVATE } from "@/lib/http/query-client"

export interface Profile {
  company: string
  sector: string
  firstName: string
  lastName: string
  email: string
  phone: string
  address: string
  postalcode: string
  city: string
  /** ISO instant. */
  lastPasswordChange: string | null
}

export const fromProfileWire = (wire: ProfileWire): Profile => ({
  company: wire.company_name,
  sector: wire.sector,
  firstName: wire.first_name,
  lastName: wire.last_name,
  email: wire.email,
  phone: wire.phone,
  address: wire.address,
  postalcode: wire.postalcode,
  city: wire.city,
  lastPasswordChange: wire.last_password_change,
})

export const profileQuery = queryOptions({
  queryKey: [PRIVATE, "profile"],
  queryFn: ({ signal }) => http.get<ProfileWire>("/profile/", { signal }).then(fromProfileWire),
})

export const useProfile = () => useQuery(profileQuery)
