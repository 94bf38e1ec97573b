import { describe, expect, it } from "vitest"
import type { MetricName } from "../../rules/metrics"
import { pageText, trendText, valueText } from "../vitals-words"

describe("a page in staff's words", () => {
  it.each([
    [null, "Alle Seiten"],
    ["/", "/"],
    ["/mieten/:categorySlug/:productSlug", "/mieten/…/…"],
    ["/account/addresses/:id/edit", "/account/addresses/…/edit"],
    ["*", "Unbekannte Adresse"],
  ])("%s", (page, text) => expect(pageText(page)).toBe(text))
})

describe("a figure", () => {
  it.each<[MetricName, number, string]>([
    ["CLS", 0.0834, "0.08"],
    ["INP", 179.6, "180\u00a0ms"],
    ["LCP", 2_345, "2.3\u00a0s"],
    ["TTFB", 0, "0\u00a0ms"],
  ])("of %s, %d", (metric, value, text) => expect(valueText(metric, value)).toBe(text))
})

describe("against the days before, 2000 ms are", () => {
  it.each([
    ["the first there are", null, "zuvor nicht gemessen"],
    ["about the same", 1_900, "zuvor 1.9\u00a0s, etwa gleich"],
    ["worse", 1_500, "zuvor 1.5\u00a0s, schlechter"],
    ["better", 3_000, "zuvor 3.0\u00a0s, besser"],
  ])("%s", (_case, before, text) =>
    expect(trendText("LCP", { p75: 2_000, verdict: "good", visits: 9, before })).toBe(text),
  )
})
