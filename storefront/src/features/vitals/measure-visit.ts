import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals"
import type { VisitDevice } from "#shop/vitals/rules/metrics"
import type { Visit } from "#shop/vitals/wire/visit"

const ADDRESS = "/vitals"
const NARROWEST_DESKTOP = 768

const deviceOf = (width: number): VisitDevice => (width < NARROWEST_DESKTOP ? "phone" : "desktop")

/** CLS is a small number, the others are milliseconds: more digits say nothing. */
const rounded = ({ name, value }: Metric) => (name === "CLS" ? Math.round(value * 10_000) / 10_000 : Math.round(value))

/**
 * Measures this visit, and tells it once, when the page is hidden for the first time. Pages that are gone on to without loading the
 * document anew belong to the visit of the page that it began with, whose pattern is `page`.
 */
export function measureVisit(page: string): void {
  const device = deviceOf(window.innerWidth)
  const values: Visit["values"] = {}
  const keep = (metric: Metric) => {
    values[metric.name] = rounded(metric)
  }
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(keep)

  // Comes after the library's own listeners, which are the window's: by now all values are there.
  const tell = () => {
    if (document.visibilityState !== "hidden" || Object.keys(values).length === 0) return
    document.removeEventListener("visibilitychange", tell)
    const visit: Visit = { page, device, values }
    navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(visit)], { type: "application/json" }))
  }
  document.addEventListener("visibilitychange", tell)
}
