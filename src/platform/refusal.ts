import { waitOf } from "#kernel/wait"
import { type FieldMessages, type Message, message, type Said } from "#kernel/wire/message"
import type { TextCode } from "#texts/codes"

interface Shape {
  /** 400 unless it is said otherwise. */
  status?: number
  /** Messages that stand alone under their key: Medusa's pages read `message`. */
  told?: Record<string, Message>
  /** What the contract has besides the messages (`code`, `reason`, …). */
  extra?: object
  headers?: Record<string, string>
}

/**
 * Why something isn't done, in codes: the answer's words are `api/http`'s. Recognised by its name, since an error that
 * travelled through a workflow may have lost its class.
 * @see ruling 2, docs/decisions/166-refusals-are-codes.md
 */
export class Refusal extends Error {
  override readonly name = "Refusal"
  readonly status: number
  readonly told: Record<string, Message>
  readonly extra: object
  readonly headers: Record<string, string>

  constructor(
    readonly messages: FieldMessages,
    { status = 400, told = {}, extra = {}, headers = {} }: Shape = {},
  ) {
    super(`Refused with ${status}: ${codesOf({ messages, told }).join(", ")}`)
    this.status = status
    this.told = told
    this.extra = extra
    this.headers = headers
  }
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && error.name === "Refusal" && "messages" in error && "told" in error

/** What is refused, each code once. */
export const codesOf = ({ messages, told }: Pick<Refusal, "messages" | "told">): TextCode[] => [
  ...new Set([...Object.values(messages).flat(), ...Object.values(told)].map(({ code }) => code)),
]

/** One message, under its field or none. */
export const refuse = (reason: Message, { field = "non_field_errors", ...shape }: Shape & { field?: string } = {}) =>
  new Refusal({ [field]: [reason] }, shape)

/** 400 that belongs to no field. */
export const refused = <Code extends TextCode>(...said: Said<Code>) => refuse(message(...said))

/** 400 with one message under one field. */
export const invalidField = <Code extends TextCode>(field: string, ...said: Said<Code>) =>
  refuse(message(...said), { field })

/** 409: somebody else was faster, or the state of things doesn't allow it (any more). */
export const conflict = <Code extends TextCode>(...said: Said<Code>) => refuse(message(...said), { status: 409 })

/** What does not exist or is another customer's. */
export const notFound = () => refuse(message("general.not_found"), { status: 404 })

/** The only 403 there is: a call that needs a login came with a missing, wrong or ended one. */
export const loginRequired = () => refuse(message("general.login_required"), { status: 403 })

/** @param retryAfterS whole seconds until the next attempt can succeed */
export const tooManyAttempts = (retryAfterS: number) =>
  refuse(message("general.too_many_attempts", { wait: waitOf(retryAfterS) }), {
    status: 429,
    headers: { "Retry-After": String(Math.max(1, Math.ceil(retryAfterS))) },
  })

const BUSY_RETRY_S = 2

/** More is asked of the process than it does at a time; a moment later it may be less. */
export const tooBusy = () =>
  refuse(message("general.too_busy"), { status: 503, headers: { "Retry-After": String(BUSY_RETRY_S) } })

/** 409 for a change of what somebody else has changed meanwhile. @param version the latest, with which it may be sent again */
export const staleChange = (version: number | string) =>
  refuse(message("general.stale_change"), { status: 409, extra: { version } })
