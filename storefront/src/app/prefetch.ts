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

type Step = () => void

/** Fetches the code of the page that a link of the shop leads to. @returns what is still to be fetched for it: data and parts */
async function stepsTo(link: HTMLAnchorElement, { queries, today }: Prefetching): Promise<Step[]> {
  const { origin, pathname, searchParams } = new URL(link.href)
  if (origin !== window.location.origin || pathname === window.location.pathname || link.target || link.download)
    return []
  const { route, params } = matchRoute(pathname)
  const { page } = await route.preload()
  const address = { path: route.path, params, query: searchParams, today: calendarDay(today) }
  return [
    ...(page?.queries?.(address) ?? []).map((query) => () => void queries.prefetchQuery(query)),
    ...(page?.parts ?? []).map((part) => () => void part.preload().catch(() => undefined)),
  ]
}

const prefetch = (link: HTMLAnchorElement, prefetching: Prefetching) =>
  stepsTo(link, prefetching).then(
    (steps) => {
      for (const step of steps) step()
    },
    () => undefined,
  )

const isSeen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}

/** Comes when the browser has nothing else to do, and never once `leaving` is aborted. */
const idleMoment = (leaving: AbortSignal) =>
  new Promise<void>((resolve) => {
    const request = window.requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS })
    leaving.addEventListener("abort", () => window.cancelIdleCallback(request), { once: true })
  })

/** Heeds every link of the document. @returns stops it */
export function prefetchOnIntent(prefetching: Prefetching): () => void {
  if (isSaving()) return () => {}
  const heed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null
    if (link) void prefetch(link, prefetching)
  }
  for (const intent of INTENTS) document.addEventListener(intent, heed, { passive: true })
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, heed)
  }
}

async function inIdleMoments(leaving: AbortSignal, prefetching: Prefetching): Promise<void> {
  await idleMoment(leaving)
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main .card a[href]")].slice(0, FIRST_CARDS)
  for (const link of links.filter(isSeen)) {
    for (const step of await stepsTo(link, prefetching)) {
      await idleMoment(leaving)
      step()
    }
  }
}

/**
 * Fetches what the first cards in view lead to while the browser has nothing else to do, a piece at a time: on a slow phone
 * all of it at once would be a moment in which the page doesn't answer. @returns lets it be
 */
export function prefetchFirstCards(prefetching: Prefetching): () => void {
  if (isSaving() || !window.requestIdleCallback) return () => {}
  const leaving = new AbortController()
  inIdleMoments(leaving.signal, prefetching).catch(() => undefined)
  return () => leaving.abort()
}
