interface Metric {
  /** Up to this, inclusive, it is good. */
  good: number
  /** Above this it is poor. */
  poor: number
  /** Buckets of the histogram between the two, so that each is about a tenth wide. */
  between: number
}

/** What browsers measure of a visit, with the published thresholds; CLS is a number, the others are milliseconds. @see https://web.dev/articles/vitals */
export const METRICS = {
  LCP: { good: 2_500, poor: 4_000, between: 5 },
  INP: { good: 200, poor: 500, between: 9 },
  CLS: { good: 0.1, poor: 0.25, between: 9 },
  FCP: { good: 1_800, poor: 3_000, between: 5 },
  TTFB: { good: 800, poor: 1_800, between: 8 },
} as const satisfies Record<string, Metric>
export type MetricName = keyof typeof METRICS
export const METRIC_NAMES = Object.keys(METRICS) as MetricName[]

export const DEVICES = ["phone", "desktop"] as const
export type VisitDevice = (typeof DEVICES)[number]

export type VitalVerdict = "good" | "fair" | "poor"

export function verdictOf(metric: MetricName, value: number): VitalVerdict {
  const { good, poor } = METRICS[metric]
  if (value <= good) return "good"
  return value <= poor ? "fair" : "poor"
}
