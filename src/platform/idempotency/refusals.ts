import { message } from "#kernel/wire/message"
import { refuse } from "#platform/refusal"
import type { PlainCode } from "#texts/codes"

/** A call is answered within a second as a rule. */
const AGAIN_S = 1
const MUCH_LATER_S = 3_600

const refusal = (code: PlainCode, status: number, retryAfterS?: number) =>
  refuse(message(code), {
    status,
    headers: retryAfterS === undefined ? {} : { "Retry-After": String(retryAfterS) },
  })

export const keyIsMalformed = () => refusal("idempotency.malformed", 400)
export const keyIsOfAnother = () => refusal("idempotency.of_another_call", 422)
export const keyIsRunning = () => refusal("idempotency.running", 409, AGAIN_S)
export const answerIsLost = () => refusal("idempotency.answer_lost", 409)
export const tooManyKeys = () => refusal("idempotency.too_many", 429, MUCH_LATER_S)
