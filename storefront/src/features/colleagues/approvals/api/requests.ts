import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import type { OrderRequestSummary, OrderRequestWire } from "#shop/approvals/wire/order-request"
import { http } from "@/lib/http/http"
import { LINKED_CART, PRIVATE } from "@/lib/http/query-client"
import { toast } from "@/lib/toast"

const pathOf = (id: string) => `/company/requests/${encodeURIComponent(id)}/`

const requestQuery = (id: string) =>
  queryOptions({
    queryKey: [PRIVATE, "order-request", id],
    queryFn: ({ signal }) => http.get<OrderRequestWire>(pathOf(id), { signal }),
    staleTime: 0,
    retry: false,
  })

export const useRequest = (id: string) => useQuery(requestQuery(id))

/** What waits for an answer or did of late; none while it can't be asked. */
export function useRequests(): OrderRequestSummary[] {
  const { data = [] } = useQuery({
    queryKey: [PRIVATE, "order-requests"],
    queryFn: ({ signal }) => http.get<OrderRequestSummary[]>("/company/requests/", { signal }),
    staleTime: 0,
  })
  return data
}

interface Answer<Input> {
  call: "approve" | "refuse" | "withdraw"
  /** What is said once it is done, whatever is still on the page then. */
  said: "approved" | "refused" | "withdrawn"
  bodyOf: (input: Input) => Record<string, unknown>
}

/**
 * An answer to a request is what has become of it then, and may give its articles back as an earlier cart; a refused one means
 * that something is out of date.
 */
function useAnswer<Input>(id: string, { call, said, bodyOf }: Answer<Input>) {
  const { t } = useTranslation("approvals")
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => http.post<OrderRequestWire>(`${pathOf(id)}${call}/`, bodyOf(input)),
    async onSuccess(request) {
      toast(t(`answer.${said}`))
      queries.setQueryData(requestQuery(id).queryKey, request)
      await queries.invalidateQueries({
        predicate: ({ queryKey: [first, second] }) =>
          first === LINKED_CART || (first === PRIVATE && second !== "order-request"),
      })
    },
    onError: () => queries.invalidateQueries({ queryKey: requestQuery(id).queryKey }),
  })
}

/** At the sum that is shown. */
export const useApprove = (id: string) =>
  useAnswer(id, {
    call: "approve",
    said: "approved",
    bodyOf: (confirmed_total: string) => ({ confirmed_total }),
  })

export const useRefuse = (id: string) =>
  useAnswer(id, { call: "refuse", said: "refused", bodyOf: (reason: string) => ({ reason }) })

export const useWithdrawRequest = (id: string) =>
  useAnswer<void>(id, { call: "withdraw", said: "withdrawn", bodyOf: () => ({}) })
