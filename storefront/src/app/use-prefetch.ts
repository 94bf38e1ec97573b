import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useLocation } from "react-router-dom"
import { useShop } from "../lib/shop"

/** Runs what `start` returns once the component is gone, also if it is gone before that has arrived. */
export function whileMounted(start: Promise<() => void>): () => void {
  let isGone = false
  let stop = () => {}
  start.then(
    (stopIt) => {
      stop = stopIt
      if (isGone) stop()
    },
    () => undefined,
  )
  return () => {
    isGone = true
    stop()
  }
}

/**
 * What a link leads to is fetched when somebody points at it, focuses it or touches it, and for the first cards in view once
 * the browser is idle; not for who saves data. What is fresh isn't asked for again. The code for it follows the first view.
 */
export function usePrefetch(): void {
  const queries = useQueryClient()
  const { today } = useShop()
  const { key } = useLocation()

  useEffect(() => {
    const stop = whileMounted(
      import("./after-view").then(({ prefetchOnIntent }) => prefetchOnIntent({ queries, today })),
    )
    return stop
  }, [queries, today])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own cards
  useEffect(() => {
    const stop = whileMounted(
      import("./after-view").then(({ prefetchFirstCards }) => prefetchFirstCards({ queries, today })),
    )
    return stop
  }, [key, queries, today])
}
