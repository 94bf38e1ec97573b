import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import { addDays, type CalendarDay, daysBetween, parseCalendarDay } from "#kernel/calendar-day"
import { recordAudit } from "#platform/audit/record"
import { now, today } from "#platform/clock"
import { invalidField, notFound } from "#platform/refusal"
import { byStaff } from "#platform/transaction/by-staff"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { rentalsNeedingDays } from "../../queries/at-risk-of-change"
import type { ClosedDaysBody } from "../../wire/staff-rental-configuration"
import { refuseUnlessConfirmed } from "./risky-change"

const LONGEST_DAYS = 62
const FARTHEST_DAYS = 3 * 366

const NEEDED = "fleet.closing_needed"

/**
 * Closes the shop on each of the days, both ends included; a day that staff closed before keeps its name. Reservations that
 * count on one of them stay and have to be confirmed.
 * @throws Refusal 400 keyed by field, 409 with the reservations at risk
 */
export async function closeDays(scope: MedusaContainer, staffId: string, body: ClosedDaysBody): Promise<void> {
  const period = periodOf(body)
  await inOneTransaction(scope, async ({ trx }) => {
    if (!body.is_confirmed) refuseUnlessConfirmed(await rentalsNeedingDays(trx, period, today()), NEEDED)
    const days = daysBetween(period.start, period.end)
    const added = await trx("rental_closed_day")
      .insert(
        days.map((date) => ({
          id: generateEntityId(undefined, "rclos"),
          date,
          name: body.name,
          created_at: now(),
        })),
      )
      .onConflict(trx.raw("(date) where deleted_at is null"))
      .ignore()
      .returning(["id"])
    if (added.length === 0) return
    await recordAudit(trx, {
      staffId,
      action: "rental.closed-day-add",
      subject: { type: "closed-day", id: added[0].id },
      before: null,
      after: { ...period, name: body.name, days: added.length },
    })
  })
}

function periodOf(body: ClosedDaysBody): RentalPeriod {
  const start = dayOf("starts_on", body.starts_on)
  const end = dayOf("ends_on", body.ends_on)
  if (end < start) throw invalidField("ends_on", "input.days_reversed")
  if (end >= addDays(start, LONGEST_DAYS))
    throw invalidField("ends_on", "fleet.closing_too_long", { most: LONGEST_DAYS })
  return { start, end }
}

function dayOf(field: "starts_on" | "ends_on", text: string): CalendarDay {
  const day = parseCalendarDay(text)
  if (day === null) throw invalidField(field, "input.no_such_day")
  if (day < today()) throw invalidField(field, "input.day_over")
  if (day > addDays(today(), FARTHEST_DAYS)) throw invalidField(field, "input.too_far_ahead")
  return day
}

/** Opens the shop on a day that staff closed. @throws Refusal 404 */
export const openDay = byStaff(async (trx, staffId, id: string) => {
  const [day] = await trx("rental_closed_day").where({ id, deleted_at: null }).delete().returning(["date", "name"])
  if (!day) throw notFound()
  await recordAudit(trx, {
    staffId,
    action: "rental.closed-day-remove",
    subject: { type: "closed-day", id },
    before: day,
    after: null,
  })
})
