import type { CalendarDay } from "#kernel/calendar-day"
import { subtractWorkingDays, type WorkingDays } from "#kernel/working-days"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"

/** Mails of reminder leave from this time of day in Zurich. */
export const REMINDER_TIME = "08:00"

export type ReminderKind = "start" | "return"

/** A time of day in Zurich: `HH:MM`, 24 hours. */
export interface LocalMoment {
  day: CalendarDay
  time: string
}

const isBefore = (a: LocalMoment, b: LocalMoment) => a.day < b.day || (a.day === b.day && a.time < b.time)

/**
 * When each reminder of a rental leaves: in the morning of the working day before the start, and of the one before the
 * end, which for short rentals is the start itself.
 */
export function reminderMoments(
  { start, end }: RentalPeriod,
  calendar: WorkingDays,
): Record<ReminderKind, LocalMoment> {
  const beforeEnd = subtractWorkingDays(end, 1, calendar)
  return {
    start: { day: subtractWorkingDays(start, 1, calendar), time: REMINDER_TIME },
    return: { day: beforeEnd < start ? start : beforeEnd, time: REMINDER_TIME },
  }
}

/**
 * The reminders to be sent at `now`: from their moment on, up to the day before the start and up to the day of the end.
 * Who ordered after the moment has just been told the same by the confirmation.
 */
export function dueReminders(
  period: RentalPeriod,
  { ordered, now, calendar }: { ordered: LocalMoment; now: LocalMoment; calendar: WorkingDays },
): ReminderKind[] {
  const moments = reminderMoments(period, calendar)
  const isDue = (moment: LocalMoment) => !isBefore(now, moment) && isBefore(ordered, moment)
  const due: ReminderKind[] = []
  if (now.day < period.start && isDue(moments.start)) due.push("start")
  if (now.day <= period.end && isDue(moments.return)) due.push("return")
  return due
}
