import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { Profile as ProfileWire, Sector } from "#shop/accounts/wire/account"
import { http } from "@/lib/http/http"
import { fromProfileWire, type Profile, profileQuery } from "./profile"

export type ProfileDraft = Omit<Profile, "email" | "lastPasswordChange" | "sector"> & { sector: Sector }

const updateProfile = (draft: ProfileDraft, email: string): Promise<Profile> =>
  http
    .put<ProfileWire>("/profile/", {
      company: draft.company,
      sector: draft.sector,
      first_name: draft.firstName,
      last_name: draft.lastName,
      email,
      address: draft.address,
      postalcode: draft.postalcode,
      city: draft.city,
      phone: draft.phone,
    })
    .then(fromProfileWire)

/** `onSaved` is called even if the form is gone by then. */
export function useUpdateProfile(email: string, onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (draft: ProfileDraft) => updateProfile(draft, email),
    onSuccess(profile) {
      onSaved()
      queries.setQueryData(profileQuery.queryKey, profile)
    },
  })
}
