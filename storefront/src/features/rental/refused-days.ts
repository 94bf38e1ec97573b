import type { BrokenRule } from "#shop/rental/rules/calendar-rules"
import { ApiError } from "../../lib/http/api-error"

/** A message for each end of the period that has one. */
export type PeriodErrors = Partial<Record<BrokenRule["field"], string>>

/** The fields of a refused search; anything else that went wrong belongs to none. */
export const refusedDays = (error: Error | null): PeriodErrors | undefined =>
  error instanceof ApiError && error.status === 400
    ? { start: error.fields.from?.[0], end: error.fields.to?.[0] }
    : undefined
