import { ErpError, type ErpFailure } from "#shop/erp/data/provider"

export interface BexioFailure {
  /** Method and path without query: names the call, never its content. */
  call: string
  /** HTTP status, if there was an answer. */
  status?: number
  /** bexio's own words for a refusal. */
  refusal?: string
  retryAfterMs?: number
  cause?: unknown
}

/** bexio's words may repeat a whole document; the beginning names the field. */
const MAX_REFUSAL = 400

/** bexio gave no answer to work with; `failure` says what may be done about it. */
export class BexioError extends ErpError {
  readonly call: string
  readonly status: number | null
  readonly refusal: string | null
  readonly cause: unknown

  constructor(failure: ErpFailure, { call, status, refusal, retryAfterMs, cause }: BexioFailure) {
    const words = refusal?.slice(0, MAX_REFUSAL)
    super(failure, `bexio: ${[failure, call, status, words].filter(Boolean).join(" · ")}`, retryAfterMs)
    this.call = call
    this.status = status ?? null
    this.refusal = words ?? null
    this.cause = cause
  }
}

/**
 * What a refusal means for whoever called.
 * @param isWrite the call changes something: after a 5xx nobody knows whether it did
 */
export function failureOfStatus(status: number, isWrite: boolean): ErpFailure {
  if (status === 401 || status === 403) return "auth"
  if (status === 429) return "rate_limit"
  if (status >= 500 || status === 408) return isWrite ? "ambiguous" : "transient"
  return "permanent"
}
