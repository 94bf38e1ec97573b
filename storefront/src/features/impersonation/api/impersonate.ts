import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { ImpersonateAnswer, ImpersonatePreview } from "#shop/impersonation/wire/impersonation"
import { http } from "@/lib/http/http"
import { forgetPrivateQueries } from "@/lib/http/query-client"
import { session } from "@/lib/session/session"
import { keepLoginCookie } from "../login-cookie"
import { type StaffLink, staffLink } from "../staff-link"

const previewQuery = ({ token }: StaffLink) =>
  queryOptions({
    queryKey: ["impersonation", token],
    queryFn: ({ signal }) =>
      http.post<ImpersonatePreview>("/impersonate/preview/", { token }, { anonymous: true, signal }),
    gcTime: 0,
    refetchOnReconnect: false,
  })

/** Whom the link opens; asking doesn't use it up. */
export const useImpersonationPreview = (link: StaffLink) => useQuery(previewQuery(link))

/** Uses the link up: from now on this browser acts in the customer's name, with his cart. */
export function useImpersonation({ token, cart }: StaffLink) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => http.post<ImpersonateAnswer>("/impersonate/", { token }, { anonymous: true }),
    onSuccess: ({ auth_token, expires_at }) => {
      staffLink.forget()
      session.reset()
      forgetPrivateQueries(queries)
      session.signIn(auth_token)
      if (cart) session.adoptCart(cart)
      keepLoginCookie(auth_token, expires_at)
    },
  })
}
