import { dayInZurich, timeInZurich } from "./clock"

/** "2026-11-24 09:00", Swiss time: sorts as text, and every Excel reads it. */
export function momentInTable(instant: string): string {
  const at = new Date(instant)
  return `${dayInZurich(at)} ${timeInZurich(at)}`
}
