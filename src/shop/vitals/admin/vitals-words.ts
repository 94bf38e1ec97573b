import type { MetricName, VisitDevice, VitalVerdict } from "../rules/metrics"
import type { VitalFigure } from "../wire/staff-vitals"

export const METRIC_WORDS: Record<MetricName, string> = {
  LCP: "Hauptinhalt (LCP)",
  INP: "Reaktion (INP)",
  CLS: "Verschiebung (CLS)",
  FCP: "Erster Inhalt (FCP)",
  TTFB: "Server (TTFB)",
}

export const DEVICE_WORDS: Record<VisitDevice, string> = { phone: "Telefon", desktop: "Computer" }

export const VERDICT_WORDS: Record<VitalVerdict, { text: string; color: "green" | "orange" | "red" }> = {
  good: { text: "Gut", color: "green" },
  fair: { text: "Mässig", color: "orange" },
  poor: { text: "Schlecht", color: "red" },
}

/** "/mieten/:productSlug" → "/mieten/…". */
export function pageText(page: string | null): string {
  if (page === null) return "Alle Seiten"
  return page === "*" ? "Unbekannte Adresse" : page.replace(/:\w+/g, "…")
}

const decimals = (value: number, digits: number) => value.toFixed(digits)

/** "0.08", "180 ms", "2.3 s": what staff compare, no more. */
export function valueText(metric: MetricName, value: number): string {
  if (metric === "CLS") return decimals(value, 2)
  return value < 1_000 ? `${decimals(value, 0)}\u00a0ms` : `${decimals(value / 1_000, 1)}\u00a0s`
}

/** Figures of buckets that are a tenth wide say nothing of smaller changes. */
const NOTICEABLE = 0.1

/** Against the days before. */
export function trendText(metric: MetricName, { p75, before }: VitalFigure): string {
  if (before === null) return "zuvor nicht gemessen"
  const known = `zuvor ${valueText(metric, before)}`
  if (Math.abs(p75 - before) <= NOTICEABLE * before) return `${known}, etwa gleich`
  return `${known}, ${p75 < before ? "besser" : "schlechter"}`
}
