/** Messages keyed by the wire's field name; `non_field_errors` and `error` belong to no field. */
export type FieldMessages = Record<string, string[]>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value]
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : []
}

function fieldMessagesOf(body: unknown): FieldMessages {
  if (!isRecord(body)) return {}
  const entries = Object.entries(body).map(([field, value]) => [field, textsOf(value)] as const)
  return Object.fromEntries(entries.filter(([, messages]) => messages.length > 0))
}

/** A refused or lost request. `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly fields: FieldMessages

  constructor(
    readonly status: number,
    readonly body: unknown = null,
    readonly retryAfterS: number | null = null,
  ) {
    super(status === 0 ? "No answer from the server" : `The server answered ${status}`)
    this.name = "ApiError"
    this.fields = fieldMessagesOf(body)
  }

  /** The server understood and refused: its reason is worth showing. Not so a 5xx or a lost connection. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500
  }
}

/** For what may not exist: null where the server answers 404. */
export const nullWhereMissing = (error: unknown): null => {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
