import type { HoldAnswer } from "@contract"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { http } from "../../../lib/http"
import { PRIVATE } from "../../../lib/query-client"

const MAX_RENEWALS = 2
const RENEW_BEFORE_S = 60

/** `periods` names what is held: another choice is another hold. */
const holdQuery = (cartToken: string, periods: string) =>
  queryOptions({
    queryKey: [PRIVATE, "hold", cartToken, periods],
    queryFn: () => http.post<HoldAnswer>(`/checkout/${cartToken}/hold/`),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/**
 * Holds the cart's periods while the checkout is open: once on opening, then renewed a minute before the end, at most
 * twice and only while the page is looked at.
 * @returns seconds left, 0 once it has run out, null without a hold; and the refusal, if there was one
 */
export function useHold(cartToken: string, periods: string): { secondsLeft: number | null; error: Error | null } {
  const [renewals, setRenewals] = useState(0)
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...holdQuery(cartToken, periods),
    enabled: periods !== "",
  })
  const elapsedS = Math.max(0, Math.floor((useNow() - dataUpdatedAt) / 1000))
  const secondsLeft = data?.expires_in_s == null ? null : Math.max(0, data.expires_in_s - elapsedS)
  const isEnding = secondsLeft !== null && secondsLeft <= RENEW_BEFORE_S
  const isDue = isEnding && renewals < MAX_RENEWALS && !isFetching && document.visibilityState === "visible"

  useEffect(() => {
    if (!isDue) return
    setRenewals((count) => count + 1)
    void refetch()
  }, [isDue, refetch])

  return { secondsLeft, error }
}
