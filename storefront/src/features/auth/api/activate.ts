import { queryOptions, useQuery } from "@tanstack/react-query"
import type { LoginAnswer } from "#shop/accounts/wire/account"
import { http } from "@/lib/http/http"
import { storedText } from "@/lib/session/browser-storage"
import { session, useIsSignedIn } from "@/lib/session/session"
import { signUpVisit } from "@/lib/session/sign-up-visit"

/** The link this tab has used: a reload of the result page, while signed in, shows the same without using it again. */
const usedLink = storedText("activated_link", "sessionStorage")

interface ActivationLink {
  uid: string
  token: string
}

async function activate({ uid, token }: ActivationLink): Promise<true> {
  if (usedLink.get() === `${uid}/${token}` && session.authToken()) return true
  const { auth_token } = await http.post<LoginAnswer>("/activate/", { uidb64: uid, token }, { anonymous: true })
  usedLink.set(`${uid}/${token}`)
  session.signIn(auth_token)
  signUpVisit.mark()
  return true
}

/**
 * The link works once, so it is used once: no repetition, no refetch, and no second call by a repeated effect. Its success is
 * that somebody is signed in: after a login or logout, and for who comes back to the page, it is looked at again.
 */
const activationQuery = (link: ActivationLink, isSignedIn: boolean) =>
  queryOptions({
    queryKey: ["activation", link.uid, link.token, isSignedIn],
    queryFn: () => activate(link),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })

export const useActivation = (link: ActivationLink) => useQuery(activationQuery(link, useIsSignedIn()))
