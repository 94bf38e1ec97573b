import type { MetricName, VisitDevice, VitalVerdict } from "../rules/metrics"

/** What three of four visits kept to; CLS is a number, the others are milliseconds. */
export interface VitalFigure {
  p75: number
  verdict: VitalVerdict
  /** Visits in which it was measured: not everybody clicks. */
  visits: number
  /** The same of the days before; null where nobody came. */
  before: number | null
}

export interface VitalsRow {
  /** A page's pattern, such as `/mieten/:productSlug`; null for all pages together. */
  page: string | null
  device: VisitDevice
  visits: number
  visits_before: number
  figures: Partial<Record<MetricName, VitalFigure>>
}

/** `GET /admin/vitals`: all pages together first, then each by its visits. */
export interface StaffVitals {
  /** How many days, today the last. As many before them are compared. */
  days: number
  rows: VitalsRow[]
}
