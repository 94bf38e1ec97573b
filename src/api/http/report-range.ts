import { laterMonth, type Month, monthOf, parseMonth } from "#kernel/month"
import { today } from "#platform/clock"
import { invalidField } from "#platform/refusal"
import type { ReportRange } from "#shop/fleet/queries/reports/tables"

const MONTHS = 12
const MOST_MONTHS = 24
const [EARLIEST, LATEST] = ["2000-01", "2199-12"]

function monthField(field: string, value: unknown, otherwise: Month): Month {
  if (value === undefined) return otherwise
  const month = parseMonth(value)
  if (month === null || month < EARLIEST || month > LATEST) throw invalidField(field, "input.month_missing")
  return month
}

/** The months `?from=&to=` of a report, both inclusive; without them the last twelve. @throws Refusal 400 keyed by the field */
export function reportRange(query: Record<string, unknown>): ReportRange {
  const to = monthField("to", query.to, monthOf(today()))
  const from = monthField("from", query.from, laterMonth(to, 1 - MONTHS))
  if (to < from) throw invalidField("to", "input.months_reversed")
  if (laterMonth(from, MOST_MONTHS) <= to) throw invalidField("to", "input.too_many_months", { most: MOST_MONTHS })
  return { from, to, today: today() }
}
