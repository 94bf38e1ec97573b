import { addCounts, emptyHistogram, p75Of, totalOf } from "../rules/histogram"
import { DEVICES, METRIC_NAMES, type MetricName, type VisitDevice, verdictOf } from "../rules/metrics"
import type { VitalsRow } from "../wire/staff-vitals"

/** Of some days together. */
export interface Histogram {
  page: string
  device: VisitDevice
  metric: MetricName
  is_recent: boolean
  counts: number[]
}

type Sums = Partial<Record<MetricName, number[]>>
interface Sorted {
  page: string | null
  device: VisitDevice
  recent: Sums
  earlier: Sums
}

/** Not every visit measures everything: it was as many as measured what most did. */
const visitsOf = (sums: Sums) => Math.max(0, ...Object.values(sums).map(totalOf))

function rowOf({ page, device, recent, earlier }: Sorted): VitalsRow {
  const figures: VitalsRow["figures"] = {}
  for (const metric of METRIC_NAMES) {
    const counts = recent[metric] ?? []
    const p75 = p75Of(metric, counts)
    if (p75 === null) continue
    const before = p75Of(metric, earlier[metric] ?? [])
    figures[metric] = { p75, verdict: verdictOf(metric, p75), visits: totalOf(counts), before }
  }
  return { page, device, visits: visitsOf(recent), visits_before: visitsOf(earlier), figures }
}

function sortedOf(page: string | null, device: VisitDevice, histograms: readonly Histogram[]): Sorted {
  const sorted: Sorted = { page, device, recent: {}, earlier: {} }
  for (const { metric, is_recent, counts } of histograms) {
    const sums = is_recent ? sorted.recent : sorted.earlier
    sums[metric] ??= emptyHistogram()
    addCounts(sums[metric], counts)
  }
  return sorted
}

/** All pages together, then each page by its visits; what nobody visited lately is left out. */
export function vitalsRows(histograms: readonly Histogram[]): VitalsRow[] {
  const pages = [...new Set(histograms.map(({ page }) => page))].sort()
  const rowsOf = (page: string | null) =>
    DEVICES.map((device) => {
      const own = histograms.filter((each) => each.device === device && (page === null || each.page === page))
      return rowOf(sortedOf(page, device, own))
    }).filter(({ visits }) => visits > 0)
  return [...rowsOf(null), ...pages.flatMap(rowsOf).sort((one, other) => other.visits - one.visits)]
}
