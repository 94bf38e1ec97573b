/**
 * A write was announced and its answer isn't known: the connection broke, the answer was garbage, or the process died.
 * It may have happened, or may still happen.
 */
export interface Doubt {
  /** Look-ups since that found nothing. */
  lookups: 0 | 1
  /** When the write was announced or lost, or when the first look-up found nothing. */
  at: Date
}

/** Announces a write, before it is sent. */
export const doubtFrom = (at: Date): Doubt => ({ lookups: 0, at })

/**
 * What is left of a doubt once a look-up has found nothing. The second must come `verifyMs` after the first, since the
 * ERP may commit late and its search may lag.
 * @returns null when the write may be sent (again)
 */
export function afterEmptyLookup(doubt: Doubt, now: Date, verifyMs: number): Doubt | null {
  if (doubt.lookups === 0) return { lookups: 1, at: now }
  return waitMs(doubt, now, verifyMs) > 0 ? doubt : null
}

/** How long until a look-up can settle the doubt; 0 if it can now. */
export function waitMs({ lookups, at }: Doubt, now: Date, verifyMs: number): number {
  return lookups === 0 ? 0 : Math.max(0, at.getTime() + verifyMs - now.getTime())
}
