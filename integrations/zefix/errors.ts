export type ZefixFailure =
  /** No answer in time, a broken connection, a 5xx, or what isn't the register's JSON. */
  | "unreachable"
  /** Missing or wrong user name or password: nobody but the operator can help. */
  | "credentials"
  /** Refused as asked; `type` says why. */
  | "refused"
  /** Not asked at all, because it failed again and again a moment ago. */
  | "resting"

/** The register gave no answer to work with. */
export class ZefixError extends Error {
  override readonly name = "ZefixError"

  constructor(
    readonly failure: ZefixFailure,
    /** HTTP status, if there was an answer. */
    readonly status: number | null = null,
    /** The register's own word for it, such as RESULTLIST_TO_LARGE. */
    readonly type: string | null = null,
    readonly cause?: unknown,
  ) {
    super(`Zefix: ${[failure, status, type].filter(Boolean).join(" ")}`)
  }
}

/** Worth a second attempt, as both calls only read. */
export const isPassing = (error: unknown): error is ZefixError =>
  error instanceof ZefixError && error.failure === "unreachable"
