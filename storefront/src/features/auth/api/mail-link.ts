import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
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

/** Looking uses nothing up; what it said is enough for the page until something fails. */
const previewQuery = (link: MailLink) =>
  queryOptions({
    queryKey: ["mail-link", link.uidb64, link.token],
    queryFn: () => http.post<LinkPreview>("/links/preview/", { ...link }, { anonymous: true }),
    enabled: isComplete(link),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const useLinkPreview = (link: MailLink) => useQuery(previewQuery(link))

/** What uses a link up. When it fails, the link is looked at again: it may be done, its answer lost. */
export function useLink<Input>(link: MailLink, use: (input: Input) => Promise<unknown>, onSuccess: () => void) {
  const queries = useQueryClient()
  const onError = () => queries.invalidateQueries(previewQuery(link))
  return useMutation({ mutationFn: use, onSuccess, onError })
}

export const useRemoveSignUp = (link: MailLink, onDone: () => void) =>
  useLink<void>(link, () => http.post("/activate/remove/", { ...link }, { anonymous: true }), onDone)
