const SECOND = 1
const MINUTE = 60
const HOUR = 3600

/** Seconds until the next attempt after the first, second … failure; the last one goes on. */
const PAUSES_S = [
  5 * SECOND,
  30 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]
/** After so long without any success nobody tries any more. */
export const GIVEN_UP_AFTER_S = 5 * 24 * HOUR

/**
 * How long to wait after so many failures in a row, at least one, in seconds; spread by up to a tenth, so that what failed
 * together doesn't come again together.
 * @param random from 0 to below 1
 */
export function pauseAfter(failures: number, random = Math.random()): number {
  const pause = PAUSES_S[Math.min(Math.max(failures, 1), PAUSES_S.length) - 1]
  return pause * (1 + random / 10)
}

/** So many failures are followed by longer pauses each time, for who is there and fails. */
const MOST_OF_RESTS = 3

/**
 * How long nobody else is told after so many failures of who is there, in seconds: some minutes at most, since it may be one event that
 * he fails at.
 */
export const restAfter = (failures: number, random = Math.random()): number =>
  pauseAfter(Math.min(failures, MOST_OF_RESTS), random)
