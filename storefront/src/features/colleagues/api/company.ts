import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { Right } from "#shop/companies/rules/rights"
import type { CompanyInvitationBody, CompanyInvitationPreview, OwnCompany } from "#shop/companies/wire/company-account"
import { http } from "@/lib/http/http"
import { PRIVATE } from "@/lib/http/query-client"

const ownCompanyQuery = queryOptions({
  queryKey: [PRIVATE, "company"],
  queryFn: ({ signal }) => http.get<OwnCompany>("/company/", { signal }),
  staleTime: 0,
})

export const useOwnCompany = () => useQuery(ownCompanyQuery)

/**
 * A change of the company: its answer is what the company is then. Orders, invoices and addresses may be others. A refused one means that
 * something is out of date.
 * @param onDone called even if the button is gone by then
 */
function useCompanyChange<Input>(change: (input: Input) => Promise<OwnCompany>, onDone?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    async onSuccess(company) {
      onDone?.()
      queries.setQueryData(ownCompanyQuery.queryKey, company)
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === PRIVATE && queryKey[1] !== "company",
      })
    },
    onError: () => queries.invalidateQueries(ownCompanyQuery),
  })
}

const memberPath = (id: string) => `/company/members/${encodeURIComponent(id)}/`

export const useFoundCompany = (onFound: () => void) =>
  useCompanyChange((company_uid: string) => http.post<OwnCompany>("/company/", { company_uid }), onFound)

export const useInvite = () =>
  useCompanyChange((body: CompanyInvitationBody) => http.post<OwnCompany>("/company/invitations/", { ...body }))

export const useWithdraw = () =>
  useCompanyChange((id: string) => http.delete<OwnCompany>(`/company/invitations/${encodeURIComponent(id)}/`))

export const useChangeRight = () =>
  useCompanyChange(({ id, right }: { id: string; right: Right }) => http.put<OwnCompany>(memberPath(id), { right }))

export const useRemoveMember = () => useCompanyChange((id: string) => http.delete<OwnCompany>(memberPath(id)))

/** In CHF with two digits; null for none. */
export const useLimitOrders = () =>
  useCompanyChange((order_limit: string | null) => http.put<OwnCompany>("/company/limit/", { order_limit }))

export const useLeaveCompany = (onLeft: () => void) =>
  useCompanyChange<void>(() => http.post<OwnCompany>("/company/leave/", {}), onLeft)

export const useAcceptInvitation = () =>
  useCompanyChange((token: string) => http.post<OwnCompany>("/company/invitation/", { token }))

export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ["company-invitation", token],
    queryFn: ({ signal }) => http.get<CompanyInvitationPreview>("/company/invitation/", { query: { token }, signal }),
    staleTime: 0,
    retry: false,
    enabled: token !== "",
  })
