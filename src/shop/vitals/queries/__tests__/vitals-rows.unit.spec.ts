import { describe, expect, it } from "vitest"
import { BUCKETS, bucketOf } from "../../rules/histogram"
import type { MetricName } from "../../rules/metrics"
import { type Histogram, vitalsRows } from "../vitals-rows"

function measured(page: string, metric: MetricName, value: number, visits: number, rest: Partial<Histogram> = {}) {
  const counts = Array<number>(BUCKETS).fill(0)
  counts[bucketOf(metric, value)] = visits
  return { page, metric, device: "phone", is_recent: true, counts, ...rest } satisfies Histogram as Histogram
}

const shownOf = (histograms: Histogram[]) =>
  vitalsRows(histograms).map(({ page, device, visits }) => [page, device, visits])

describe("the rows that staff read", () => {
  it("are none before anybody came", () => expect(vitalsRows([])).toEqual([]))

  it("are all pages by device, then each page by its visits", () =>
    expect(
      shownOf([
        measured("/faq", "LCP", 900, 2),
        measured("/mieten", "LCP", 900, 5),
        measured("/faq", "LCP", 900, 7, { device: "desktop" }),
      ]),
    ).toEqual([
      [null, "phone", 7],
      [null, "desktop", 7],
      ["/faq", "desktop", 7],
      ["/mieten", "phone", 5],
      ["/faq", "phone", 2],
    ]))

  it("leave out what was visited before alone", () =>
    expect(shownOf([measured("/faq", "LCP", 900, 2, { is_recent: false })])).toEqual([]))

  it("count visits by what most of them measured", () =>
    expect(
      shownOf([measured("/faq", "TTFB", 90, 9), measured("/faq", "LCP", 900, 8), measured("/faq", "INP", 90, 3)])[1],
    ).toEqual(["/faq", "phone", 9]))

  it("judge what was measured, next to the days before", () => {
    const [all] = vitalsRows([
      measured("/faq", "LCP", 5_000, 3),
      measured("/faq", "LCP", 900, 4, { is_recent: false }),
      measured("/mieten", "CLS", 0.01, 1),
    ])
    expect(all).toMatchObject({ page: null, visits: 3, visits_before: 4 })
    expect(Object.keys(all.figures)).toEqual(["LCP", "CLS"])
    expect(all.figures.LCP).toMatchObject({ verdict: "poor", visits: 3 })
    expect(all.figures.LCP?.before).toBeGreaterThan(800)
    expect(all.figures.LCP?.before).toBeLessThan(1_000)
    expect(all.figures.CLS).toMatchObject({ verdict: "good", visits: 1, before: null })
  })

  it("add pages up to what they are together", () => {
    const counts = (rows: ReturnType<typeof vitalsRows>) => rows[0].figures.LCP?.p75
    const together = vitalsRows([measured("/a", "LCP", 900, 3), measured("/b", "LCP", 5_000, 1)])
    const one = measured("/a", "LCP", 900, 3)
    one.counts[bucketOf("LCP", 5_000)] = 1
    expect(counts(together)).toBe(counts(vitalsRows([one])))
  })
})
