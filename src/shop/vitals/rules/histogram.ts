import { METRICS, type MetricName } from "./metrics"

/** Edges below and above the threshold of what is good: of LCP from a fifth of a second to 16. */
const BELOW = 26
const ABOVE = 20

/** How many counts a histogram has: one below the first edge, one above the last. */
export const BUCKETS = BELOW + ABOVE + 2

/** Upper ends of the buckets, each inclusive; the last bucket has none. Both thresholds are among them, so that no verdict is rounded. */
export function edgesOf(metric: MetricName): number[] {
  const { good, poor, between } = METRICS[metric]
  return Array.from({ length: BUCKETS - 1 }, (_, index) => good * (poor / good) ** ((index - BELOW) / between))
}

const EDGES = Object.fromEntries(Object.keys(METRICS).map((name) => [name, edgesOf(name as MetricName)]))

/** Whatever was measured has a bucket, the very long the last. */
export function bucketOf(metric: MetricName, value: number): number {
  const index = EDGES[metric].findIndex((edge) => value <= edge)
  return index < 0 ? BUCKETS - 1 : index
}

export const emptyHistogram = (): number[] => Array<number>(BUCKETS).fill(0)

/** Adds what others counted. */
export function addCounts(sum: number[], counts: readonly number[]) {
  counts.forEach((count, bucket) => {
    sum[bucket] += count
  })
}

export const totalOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/**
 * What three of four visits kept to, as if those of a bucket were spread evenly; null without a visit. In the last bucket it is where
 * that begins: at least so much.
 */
export function p75Of(metric: MetricName, counts: readonly number[]): number | null {
  const rank = 0.75 * totalOf(counts)
  if (rank === 0) return null
  const edges = EDGES[metric]
  let before = 0
  for (const [bucket, upper] of edges.entries()) {
    const count = counts[bucket]
    if (before + count >= rank) {
      const lower = bucket === 0 ? 0 : edges[bucket - 1]
      return Math.min(upper, lower + ((rank - before) / count) * (upper - lower))
    }
    before += count
  }
  return edges[edges.length - 1]
}
