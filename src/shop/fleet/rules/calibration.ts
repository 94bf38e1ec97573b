import { addDays, type CalendarDay } from "#kernel/calendar-day"

/** `none`: the unit needs no calibration. */
export type CalibrationState = "none" | "valid" | "due" | "passed"

/**
 * What a unit's calibration date means today: valid through that day, inclusive; out of service from the next one until it
 * is renewed. A date ahead blocks nothing, it is only announced, so many days before.
 * @see ruling 4
 */
export function calibrationState(due: CalendarDay | null, today: CalendarDay, noticeDays: number): CalibrationState {
  if (due === null) return "none"
  if (due < today) return "passed"
  return due <= addDays(today, noticeDays) ? "due" : "valid"
}

/** Whether a unit may be rented out. */
export const isInService = (
  unit: { is_in_service: boolean; calibration_due: CalendarDay | null },
  today: CalendarDay,
): boolean => unit.is_in_service && calibrationState(unit.calibration_due, today, 0) !== "passed"
