/**
 * What people who are registered for an event are told by mail: that it doesn't take place, that its time or place is new,
 * that they are registered for another one instead, or no longer.
 */
export type EventNotice = "called_off" | "rescheduled" | "moved" | "withdrawn"

/** Where and when an event takes place; all that its visitors have to know of a change. */
export interface EventAppointment {
  day: string
  start_time: string
  end_time: string
  location: string
  venue: string
  venue_address: string
}

const PARTS = ["day", "start_time", "end_time", "location", "venue", "venue_address"] as const

/** Whether who comes has to be told of the change. */
export const isRescheduled = (before: EventAppointment, after: EventAppointment): boolean =>
  PARTS.some((part) => before[part] !== after[part])
