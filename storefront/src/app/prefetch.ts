import type { QueryClient } from "@tanstack/react-query"
import { calendarDay } from "#kernel/calendar-day"
import { matchRoute } from "./routes"

const INTENTS = ["pointerover", "focusin", "touchstart"] as const

/** Cards seen at once whose pages are fetched without being asked for. */
const FIRST_CARDS = 3
const IDLE_WITHIN_MS = 3_000

const isSaving = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

interface Prefetching {
  queries: QueryClient
  /** The shop's day. */
  today: string
}

/** Fetches code and data of the page that a link of the shop leads to. */
function prefetch(link: HTMLAnchorElement, { queries, today }: Prefetching): void {
  const { origin, pathname, searchParams } = new URL(link.href)
  if (origin !== window.location.origin || pathname === window.location.pathname || link.target || link.download) return
  const { route, params } = matchRoute(pathname)
  route
    .preload()
    .then(({ page }) => {
      const address = { path: route.path, params, query: searchParams, today: calendarDay(today) }
      for (const query of page?.queries?.(address) ?? []) void queries.prefetchQuery(query)
      for (const part of page?.parts ?? []) part.preload().catch(() => undefined)
    })
    .catch(() => undefined)
}

const isSeen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}

const whenIdle = (work: () => void): (() => void) => {
  if (!window.requestIdleCallback) return () => {}
  const request = window.requestIdleCallback(work, { timeout: IDLE_WITHIN_MS })
  return () => window.cancelIdleCallback(request)
}

/** Heeds every link of the document. @returns stops it */
export function prefetchOnIntent(prefetching: Prefetching): () => void {
  if (isSaving()) return () => {}
  const heed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null
    if (link) prefetch(link, prefetching)
  }
  for (const intent of INTENTS) document.addEventListener(intent, heed, { passive: true })
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, heed)
  }
}

/** Fetches what the first cards in view lead to, once the browser has nothing else to do. @returns lets it be */
export function prefetchFirstCards(prefetching: Prefetching): () => void {
  if (isSaving()) return () => {}
  return whenIdle(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>("main .card a[href]")
    for (const link of [...links].slice(0, FIRST_CARDS)) if (isSeen(link)) prefetch(link, prefetching)
  })
}
