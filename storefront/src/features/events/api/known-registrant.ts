import { useQuery } from "@tanstack/react-query"
import type { Profile } from "#shop/accounts/wire/account"
import type { RegistrationBody } from "#shop/events/wire/events"
import { http } from "@/lib/http/http"
import { PRIVATE } from "@/lib/http/query-client"
import { useIsSignedIn } from "@/lib/session/session"

export type KnownRegistrant = Partial<RegistrationBody>

const fromProfile = ({ company_name, last_password_change: _, ...profile }: Profile) =>
  ({ ...profile, company: company_name }) as KnownRegistrant

/** What the shop knows of a customer who is logged in; a registration needs no login. */
export function useKnownRegistrant(): KnownRegistrant | undefined {
  const { data } = useQuery({
    queryKey: [PRIVATE, "registrant"],
    queryFn: ({ signal }) => http.get<Profile>("/profile/", { signal, isOptional: true }).then(fromProfile),
    enabled: useIsSignedIn(),
    // Never changed below what is being typed, and asked for anew by the next registration.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return data
}
