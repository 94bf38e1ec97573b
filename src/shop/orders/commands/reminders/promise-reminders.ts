import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { shopWorkingDays } from "#area/rental"
import { dayInZurich, now, timeInZurich } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import { dueReminders, type ReminderKind } from "../../rules/rental-reminders"
import { type RentalToRemind, reminderKey, rentalsToRemind } from "./rentals-to-remind"

const localMoment = (instant: Date) => ({ day: dayInZurich(instant), time: timeInZurich(instant) })

/** Promises the reminders that are due; asked again, also by another process, nothing is promised twice. */
export async function promiseReminders(db: Knex): Promise<void> {
  const moment = localMoment(now())
  const rentals = await rentalsToRemind(db, moment.day)
  if (rentals.length === 0) return
  const lastEnd = rentals.map(({ end }) => end).reduce((a, b) => (a > b ? a : b))
  const calendar = await shopWorkingDays(db, moment.day, lastEnd)
  for (const rental of rentals) {
    const ordered = localMoment(rental.orderedAt)
    for (const kind of dueReminders(rental, { ordered, now: moment, calendar })) await promise(db, rental, kind)
  }
}

async function promise(db: Knex, rental: RentalToRemind, kind: ReminderKind) {
  if (rental.reminded.includes(kind)) return
  const key = reminderKey(kind, rental)
  await enqueue(db, "rental-reminder", { reservationId: rental.reservationId, kind, key }, { key })
}
