import type { DayNumber } from "#kernel/calendar-day"

/** Pieces that a rental takes along during its days, both ends inclusive. */
export interface PromisedPieces {
  first: DayNumber
  last: DayNumber
  quantity: number
}

/** The first day on which more pieces are promised than there are, and how many that day needs. */
export interface Shortage {
  day: DayNumber
  needed: number
}

/**
 * Where the pieces of a pool run short first; null if they never do. Need grows on first days alone, so only those are looked at.
 * @param from first day that is looked at: what began before counts on it
 */
export function firstShortage(pieces: number, promises: readonly PromisedPieces[], from: DayNumber): Shortage | null {
  const days = [...new Set(promises.map(({ first }) => Math.max(first, from)))].sort((a, b) => a - b)
  for (const day of days) {
    const needed = promises
      .filter(({ first, last }) => first <= day && day <= last)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    if (needed > pieces) return { day, needed }
  }
  return null
}
