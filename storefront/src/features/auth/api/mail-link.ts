import { queryOptions, useMutation, useQuery } from "@tanstack/react-query"
import type { LinkPreview } from "#shop/accounts/wire/account"
import { http } from "@/lib/http/http"

/** What a link of a mail carries in its address. */
export interface MailLink {
  uidb64: string
  token: string
}

export const mailLinkIn = (query: URLSearchParams): MailLink => ({
  uidb64: query.get("uidb64") ?? "",
  token: query.get("token") ?? "",
})

export const isComplete = ({ uidb64, token }: MailLink) => uidb64 !== "" && token !== ""

/** Looking uses nothing up; what it said once is enough for the page. */
const previewQuery = (link: MailLink) =>
  queryOptions({
    queryKey: ["mail-link", link.uidb64, link.token],
    queryFn: () => http.post<LinkPreview>("/links/preview/", { ...link }, { anonymous: true }),
    enabled: isComplete(link),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const useLinkPreview = (link: MailLink) => useQuery(previewQuery(link))

export const useRemoveSignUp = () =>
  useMutation({ mutationFn: (link: MailLink) => http.post("/activate/remove/", { ...link }, { anonymous: true }) })
