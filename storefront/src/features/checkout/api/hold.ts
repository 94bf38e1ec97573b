import { queryOptions, useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import type { HoldAnswer } from "#shop/checkout/wire/checkout"
import { ApiError } from "@/lib/http/api-error"
import { http } from "@/lib/http/http"
import { PRIVATE } from "@/lib/http/query-client"

const RENEW_BEFORE_S = 60
/** How often a refused hold is asked for again: the period may be free again. */
const ASK_AGAIN_MS = 30_000

const isRefused = (error: Error | null) => error instanceof ApiError && error.isRefusal

/** `periods` names what is held: another choice is another hold. */
const holdQuery = (cartToken: string, periods: string) =>
  queryOptions({
    queryKey: [PRIVATE, "hold", cartToken, periods],
    queryFn: () => http.post<HoldAnswer>(`/checkout/${cartToken}/hold/`),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: ({ state }) => (isRefused(state.error) ? ASK_AGAIN_MS : false),
  })

export interface Hold {
  /** 0 where nothing is held or it has run out; null without a rental, before the answer, and where it was refused. */
  secondsLeft: number | null
  /** Not all of the periods are held. */
  isPartial: boolean
  /** Asks for more time; null while that gives none. */
  renew: (() => Promise<{ isError: boolean; data: HoldAnswer | undefined }>) | null
  error: Error | null
}

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/**
 * Holds the cart's periods while the checkout is open: once on opening, then renewed a minute before the end as often as
 * the shop allows it, and only while the page is looked at.
 */
export function useHold(cartToken: string, periods: string): Hold {
  /** The answer after which more time was asked for: once each, whatever becomes of it. */
  const [renewed, setRenewed] = useState(0)
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...holdQuery(cartToken, periods),
    enabled: periods !== "",
  })
  const elapsedS = Math.max(0, Math.floor((useNow() - dataUpdatedAt) / 1000))
  const secondsLeft = data && !isRefused(error) ? Math.max(0, (data.expires_in_s ?? 0) - elapsedS) : null
  const renewableIn = data?.renewable_in_s ?? null
  const isRenewable = secondsLeft !== null && renewableIn !== null && elapsedS >= renewableIn
  const isEnding = isRenewable && secondsLeft <= RENEW_BEFORE_S && renewed !== dataUpdatedAt
  const isDue = isEnding && !isFetching && document.visibilityState === "visible"

  useEffect(() => {
    if (!isDue) return
    setRenewed(dataUpdatedAt)
    void refetch()
  }, [isDue, dataUpdatedAt, refetch])

  return {
    secondsLeft,
    isPartial: (data?.not_held.length ?? 0) > 0,
    renew: isRenewable ? () => refetch({ cancelRefetch: false }) : null,
    error,
  }
}
