import { queryOptions, useQuery } from "@tanstack/react-query"
import type { LoginAnswer } from "#shop/accounts/wire/account"
import { http } from "@/lib/http/http"
import { storedText } from "@/lib/session/browser-storage"
import { session } from "@/lib/session/session"
import { signUpVisit } from "@/lib/session/sign-up-visit"

/** The link this tab has used: a reload of the result page shows the same result without using it again. */
const usedLink = storedText("activated_link", "sessionStorage")

interface ActivationLink {
  uid: string
  token: string
}

async function activate({ uid, token }: ActivationLink): Promise<true> {
  if (usedLink.get() === `${uid}/${token}`) return true
  const { auth_token } = await http.post<LoginAnswer>("/activate/", { uidb64: uid, token }, { anonymous: true })
  session.signIn(auth_token)
  usedLink.set(`${uid}/${token}`)
  signUpVisit.mark()
  return true
}

/** The link works once, so it is used once: no repetition, no refetch, and no second call by a repeated effect. */
const activationQuery = (link: ActivationLink) =>
  queryOptions({
    queryKey: ["activation", link.uid, link.token],
    queryFn: () => activate(link),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  })

export const useActivation = (link: ActivationLink) => useQuery(activationQuery(link))
