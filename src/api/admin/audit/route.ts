import { reads } from "#api/http/staff-routes"
import { addDays } from "#kernel/calendar-day"
import { today } from "#platform/clock"
import { auditEntries } from "#shop/journal/queries/audit"
import { auditQuery, type StaffAudit } from "#shop/journal/wire/staff-audit"
import { periodOf } from "../../http/day-query"
import { parse } from "../../http/parse"

const LONGEST_DAYS = 10 * 366

/** Who changed what, newest first. */
export const GET = reads<StaffAudit>(async ({ db, query }) => {
  const { from, to } = query
  const all = { start: addDays(today(), 1 - LONGEST_DAYS), end: today() }
  const period = from || to ? periodOf({ from, to }, all, LONGEST_DAYS) : null
  return auditEntries(db, { ...parse(auditQuery, query), period })
})
