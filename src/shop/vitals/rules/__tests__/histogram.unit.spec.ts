import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addCounts, BUCKETS, bucketOf, edgesOf, emptyHistogram, p75Of, totalOf } from "../histogram"
import { METRIC_NAMES, METRICS, type MetricName, type VitalVerdict, verdictOf } from "../metrics"

function histogramOf(metric: MetricName, values: readonly number[]): number[] {
  const counts = emptyHistogram()
  for (const value of values) counts[bucketOf(metric, value)] += 1
  return counts
}

const times = (count: number, value: number) => Array<number>(count).fill(value)

describe.each(METRIC_NAMES)("the buckets of %s", (metric) => {
  const edges = edgesOf(metric)

  it("grow, and each is about a tenth wide", () => {
    expect(edges).toHaveLength(BUCKETS - 1)
    edges.slice(1).forEach((edge, index) => {
      expect(edge / edges[index]).toBeGreaterThan(1.09)
      expect(edge / edges[index]).toBeLessThan(1.12)
    })
  })

  it("end at both thresholds, to the last digit", () => {
    expect(edges).toContain(METRICS[metric].good)
    expect(edges).toContain(METRICS[metric].poor)
  })

  it.each([
    ["nothing", 0, 0],
    ["the end of the first", edges[0], 0],
    ["more than that", edges[0] * 1.001, 1],
    ["the last end", edges[BUCKETS - 2], BUCKETS - 2],
    ["more than all ends", edges[BUCKETS - 2] + 1, BUCKETS - 1],
    ["a day", 86_400_000, BUCKETS - 1],
  ])("take %s", (_case, value, bucket) => expect(bucketOf(metric, value)).toBe(bucket))
})

describe("what three of four visits kept to", () => {
  it.each<[string, MetricName, number[], VitalVerdict | null]>([
    ["no visit", "LCP", [], null],
    ["one visit at the threshold", "LCP", [2_500], "good"],
    ["one visit just above it", "LCP", [2_501], "fair"],
    ["one visit at the second threshold", "LCP", [4_000], "fair"],
    ["one visit above both", "LCP", [4_001], "poor"],
    ["three good visits and a poor one", "INP", [...times(3, 100), 900], "good"],
    ["three good visits and two poor ones", "INP", [...times(3, 100), ...times(2, 900)], "poor"],
    ["visits in which nothing moved", "CLS", times(10, 0), "good"],
    ["a minute each", "TTFB", times(4, 60_000), "poor"],
  ])("%s", (_case, metric, values, verdict) => {
    const p75 = p75Of(metric, histogramOf(metric, values))
    expect(p75 === null ? null : verdictOf(metric, p75)).toBe(verdict)
  })

  it("beyond the last end is at least that", () =>
    expect(p75Of("LCP", histogramOf("LCP", [60_000]))).toBe(edgesOf("LCP")[BUCKETS - 2]))

  const anyMetric = fc.constantFrom(...METRIC_NAMES)
  const anyValues = fc.array(fc.double({ min: 0.01, max: 6, noNaN: true }), { minLength: 1, maxLength: 200 })

  it("is within a bucket of the measured one, with the same verdict", () => {
    fc.assert(
      fc.property(anyMetric, anyValues, (metric, shares) => {
        const values = shares.map((share) => share * METRICS[metric].good).sort((one, other) => one - other)
        const exact = values[Math.ceil(0.75 * values.length) - 1]
        const found = p75Of(metric, histogramOf(metric, values)) ?? Number.NaN
        expect(bucketOf(metric, found)).toBe(bucketOf(metric, exact))
        expect(verdictOf(metric, found)).toBe(verdictOf(metric, exact))
      }),
    )
  })

  it("of two days together lies between those of each", () => {
    fc.assert(
      fc.property(anyMetric, anyValues, anyValues, (metric, one, other) => {
        const scaled = (shares: number[]) =>
          histogramOf(
            metric,
            shares.map((share) => share * METRICS[metric].good),
          )
        const [a, b] = [scaled(one), scaled(other)]
        const both = [...a]
        addCounts(both, b)
        expect(totalOf(both)).toBe(one.length + other.length)
        const [low, together, high] = [p75Of(metric, a), p75Of(metric, both), p75Of(metric, b)].map(Number)
        const slack = 1e-9 * together
        expect(together).toBeGreaterThanOrEqual(Math.min(low, high) - slack)
        expect(together).toBeLessThanOrEqual(Math.max(low, high) + slack)
      }),
    )
  })
})
