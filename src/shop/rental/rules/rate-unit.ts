import type { RatePart } from "./rental-rates"

export interface PartInUnits {
  unit: "month" | "week" | "rate" | "day"
  count: number
  /** Chargeable days of one. */
  days: number
}

const WEEK = 6
const MONTH = 26

/** A part of a rent as people call it: 12 days are two weeks, since Sundays are free; 5 are a rate without a name. */
export function inUnits({ days, count }: Pick<RatePart, "days" | "count">): PartInUnits {
  if (days === 1) return { unit: "day", count, days }
  const [unit, length] = days % MONTH === 0 ? (["month", MONTH] as const) : (["week", WEEK] as const)
  return days % length === 0 ? { unit, count: (count * days) / length, days: length } : { unit: "rate", count, days }
}
