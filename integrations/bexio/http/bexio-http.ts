import { setTimeout as wait } from "node:timers/promises"
import { BexioError, failureOfStatus } from "../errors"
import { refusal } from "../schemas"
import type { TokenProvider } from "../token"
import { type BexioAnswer, type BexioCall, type Exchange, exchange, nameOf, TIMED_OUT } from "./exchange"
import { classOf, RateLimiter } from "./rate-limiter"

export interface BexioAccess extends Exchange {
  tokens: TokenProvider
  /** Longest wait for the rate limit inside a call; a longer one is the caller's. Default 2 s. */
  longestWaitMs?: number
  /** Upper end of the first wait before a read is repeated; doubled each time. Default 300 ms. */
  retryDelayMs?: number
  nowMs?: () => number
  sleep?: (ms: number) => Promise<unknown>
  random?: () => number
}

/** Attempts beyond the first. */
const REPETITIONS = 2

interface Answered<Answer> {
  parse(value: unknown): Answer
}

/**
 * Calls to bexio: within its rate limits, and repeated only where nothing can happen twice. One object serves all callers
 * of a process.
 */
export class BexioHttp {
  readonly #limiter: RateLimiter

  constructor(private readonly access: BexioAccess) {
    this.#limiter = new RateLimiter(access.nowMs ?? Date.now)
  }

  /** The answer, checked by `schema`. @throws BexioError */
  async request<Answer>(call: BexioCall, schema: Answered<Answer>): Promise<Answer> {
    const { sleep = wait } = this.access
    for (let repetition = 0; ; repetition++) {
      try {
        return await this.#attempt(call, schema)
      } catch (error) {
        const waitMs = repetition < REPETITIONS ? this.#waitBeforeRepeating(call, error, repetition) : null
        if (waitMs === null) throw error
        await sleep(waitMs)
      }
    }
  }

  /** A 429 did nothing, so writes are repeated after it too; who waited for a whole timeout doesn't wait again. Null: don't. */
  #waitBeforeRepeating(call: BexioCall, error: unknown, repetition: number): number | null {
    if (!(error instanceof BexioError)) return null
    const { longestWaitMs = 2_000, retryDelayMs = 300, random = Math.random } = this.access
    const { failure, retryAfterMs, refusal } = error
    if (failure === "rate_limit") return (retryAfterMs ?? 0) <= longestWaitMs ? (retryAfterMs ?? 0) : null
    if (failure !== "transient" || !call.isRead || refusal === TIMED_OUT) return null
    return random() * retryDelayMs * 2 ** repetition
  }

  async #attempt<Answer>(call: BexioCall, schema: Answered<Answer>): Promise<Answer> {
    const answer = await this.#authorised(call)
    if (answer.status < 200 || answer.status > 299) throw this.#refusalOf(call, answer)
    try {
      return schema.parse(answer.text === "" ? undefined : JSON.parse(answer.text))
    } catch (cause) {
      const failure = call.isRead ? "transient" : "ambiguous"
      throw new BexioError(failure, { call: nameOf(call), status: answer.status, refusal: "unreadable answer", cause })
    }
  }

  /** An access token that ended is renewed once; a call refused for it did nothing. */
  async #authorised(call: BexioCall): Promise<BexioAnswer> {
    const { tokens } = this.access
    const token = await tokens.current()
    const answer = await this.#withinLimits(call, token)
    if (answer.status !== 401) return answer
    const renewed = await tokens.renewed(token)
    return renewed === null ? answer : this.#withinLimits(call, renewed)
  }

  async #withinLimits(call: BexioCall, token: string): Promise<BexioAnswer> {
    const kind = classOf(call.path)
    const { longestWaitMs = 2_000, sleep = wait } = this.access
    for (let waitMs = this.#limiter.waitMs(kind); waitMs > 0; waitMs = this.#limiter.waitMs(kind)) {
      if (waitMs > longestWaitMs) throw new BexioError("rate_limit", { call: nameOf(call), retryAfterMs: waitMs })
      await sleep(waitMs)
    }
    const leave = this.#limiter.enter(kind)
    try {
      const answer = await exchange(this.access, call, token)
      leave(answer.headers)
      return answer
    } catch (reason) {
      leave()
      throw reason
    }
  }

  #refusalOf(call: BexioCall, { status, headers, text }: BexioAnswer): BexioError {
    const failure = failureOfStatus(status, !call.isRead)
    const retryAfterMs = status === 429 ? this.#limiter.refused(classOf(call.path), headers) : undefined
    return new BexioError(failure, { call: nameOf(call), status, refusal: wordsOf(text), retryAfterMs })
  }
}

/** bexio's words, its list of errors included; undefined for a gateway's page. */
function wordsOf(text: string): string | undefined {
  try {
    const { message, errors } = refusal.parse(JSON.parse(text))
    return errors?.length ? `${message}: ${JSON.stringify(errors)}` : message
  } catch {
    return undefined
  }
}
