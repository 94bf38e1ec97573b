import { setTimeout as sleep } from "node:timers/promises"
import { tooManyAttempts } from "#platform/refusal"
import type SessionModuleService from "../data/service"
import { type Attempt, type Limit, type LimitRule, subjectOf } from "../data/store/attempts"

/** A limit for one account, address, or pair of both. */
export const limitRule = (rule: string, { attempts, minutes }: Limit, ...subject: string[]): LimitRule => ({
  rule,
  subject: subjectOf(...subject),
  attempts,
  minutes,
})

/** @throws Refusal 429 with `Retry-After` if one of the rules has no room */
export async function countAttempt(session: SessionModuleService, ...rules: LimitRule[]): Promise<Attempt> {
  const attempt = await session.beginAttempt(rules)
  if (attempt.isRefused) throw tooManyAttempts(attempt.retryAfterS)
  return attempt
}

const DELAY_STEP_MS = 500

/** Waits before the n-th attempt is looked at: nothing before `from`, then half a second more each time. */
export async function slowDown(attemptNumber: number, from: number): Promise<void> {
  if (attemptNumber >= from) await sleep((attemptNumber - from + 1) * DELAY_STEP_MS)
}
