import type { CalendarDay } from "#kernel/calendar-day"

/** When an event takes place, in Switzerland; times are `HH:MM`. */
export interface EventDate {
  day: CalendarDay
  startTime: string
}

/** A moment in Switzerland. */
export interface SwissMoment {
  day: CalendarDay
  timeOfDay: string
}

/** @param clocks what clocks in Switzerland show: "2026-06-18 14:55" and what follows */
export const momentOf = (clocks: string): SwissMoment => ({
  day: clocks.slice(0, 10) as CalendarDay,
  timeOfDay: clocks.slice(11, 16),
})

const sortKey = ({ day, startTime }: EventDate) => `${day} ${startTime}`

/** Until its doors open, an event can be registered for; in the minute it begins it no longer can. */
export const isComing = (event: EventDate, { day, timeOfDay }: SwissMoment): boolean =>
  sortKey(event) > `${day} ${timeOfDay}`

/**
 * The event that a registration for its place means: the next coming one that isn't called off.
 * @see ruling 7
 */
export const nextComing = <Event extends EventDate & { isCancelled: boolean }>(
  events: readonly Event[],
  moment: SwissMoment,
): Event | undefined => [...events].sort(byDate).find((event) => !event.isCancelled && isComing(event, moment))

/** Earliest first. */
export const byDate = (a: EventDate, b: EventDate): number => (sortKey(a) < sortKey(b) ? -1 : 1)
