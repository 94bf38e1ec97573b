import {
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  retry,
  wrap,
} from "cockatiel"
import { formatUid, type RawUid } from "#kernel/uid"
import { isPassing, ZefixError } from "./errors"
import { type ZefixAccess, zefixRequest } from "./http"
import { type CompanyFull, type CompanySearch, type CompanyShort, searchResult, uidResult } from "./schemas"

export interface ZefixOptions extends ZefixAccess {
  /** Wait before the one repetition; doubled at random so that not all repeat at once. Default 200 ms. */
  retryDelayMs?: number
  /** Failures in a row after which it isn't asked any more. Default 5. */
  restAfter?: number
  /** How long it isn't asked then. Default 30 s. */
  restMs?: number
}

/**
 * The two calls of the Swiss company register (Zefix PublicREST) that the shop needs. Both read, so both are tried a
 * second time after a passing failure. Nothing found is an empty list.
 */
export class ZefixClient {
  readonly #policy

  constructor(private readonly options: ZefixOptions) {
    const { retryDelayMs = 200, restAfter = 5, restMs = 30_000 } = options
    const passing = handleWhen(isPassing)
    this.#policy = wrap(
      circuitBreaker(passing, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(restAfter) }),
      retry(passing, { maxAttempts: 1, backoff: new ExponentialBackoff({ initialDelay: retryDelayMs }) }),
    )
  }

  /** Companies whose name begins so. @throws ZefixError */
  search(search: CompanySearch): Promise<CompanyShort[]> {
    return this.#ask({ method: "POST", path: "/api/v1/company/search", body: search }, searchResult)
  }

  /** Everything registered under a number: head office and branches may share it. @throws ZefixError */
  byUid(uid: RawUid): Promise<CompanyFull[]> {
    return this.#ask({ method: "GET", path: `/api/v1/company/uid/${formatUid(uid)}` }, uidResult)
  }

  async #ask<Found>(
    ...call: [Parameters<typeof zefixRequest>[1], { parse(value: unknown): Found[] }]
  ): Promise<Found[]> {
    try {
      return await this.#policy.execute(() => zefixRequest(this.options, ...call))
    } catch (error) {
      if (isBrokenCircuitError(error)) throw new ZefixError("resting")
      if (error instanceof ZefixError && error.type === "NOT_FOUND") return []
      throw error
    }
  }
}
