import { waitInWords } from "#kernel/format-wait"
import type { FieldErrors } from "#kernel/wire/errors"

/** Body of a refusal: messages keyed by field (or `non_field_errors`), beside them what the contract adds (`code`, `reason`, …). */
export type ErrorBody = Record<string, unknown>

/**
 * A refusal as the wire shows it: status, body and headers are sent as they stand.
 * Recognised by its name too, since an error that travelled through a workflow may have lost its class.
 * @see ruling 2
 */
export class Refusal extends Error {
  override readonly name = "Refusal"

  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly headers: Record<string, string> = {},
  ) {
    super(`Refused with ${status}: ${Object.keys(body).join(", ")}`)
  }
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && error.name === "Refusal" && "status" in error && "body" in error

export const refusedInput = (errors: FieldErrors, additions: ErrorBody = {}) =>
  new Refusal(400, { ...errors, ...additions })

/** 400 that belongs to no field. */
export const refused = (message: string) => refusedInput({ non_field_errors: [message] })

/** What does not exist or is another customer's. */
export const notFound = () => new Refusal(404, { non_field_errors: ["Nicht gefunden."] })

/** The only 403 there is: a call that needs a login came with a missing, wrong or ended one. */
export const loginRequired = () => new Refusal(403, { non_field_errors: ["Bitte melden Sie sich an."] })

/** @param retryAfterS whole seconds until the next attempt can succeed */
export const tooManyAttempts = (retryAfterS: number) =>
  new Refusal(
    429,
    { non_field_errors: [`Zu viele Versuche. Bitte versuchen Sie es ${waitInWords(retryAfterS)} erneut.`] },
    { "Retry-After": String(Math.max(1, Math.ceil(retryAfterS))) },
  )

const BUSY_RETRY_S = 2

/** More is asked of the process than it does at a time; a moment later it may be less. */
export const tooBusy = () =>
  new Refusal(
    503,
    { non_field_errors: ["Der Shop hat gerade sehr viel zu tun. Bitte versuchen Sie es in einem Moment erneut."] },
    { "Retry-After": String(BUSY_RETRY_S) },
  )

/** 400 with one message under one field. */
export const invalidField = (field: string, message: string) => refusedInput({ [field]: [message] })

/** 409: somebody else was faster, or the state of things doesn't allow it (any more). */
export const conflict = (message: string) => new Refusal(409, { non_field_errors: [message] })

const STALE =
  "Inzwischen hat jemand anderes diese Angaben geändert. Ihre Eingaben stehen noch hier: Vergleichen Sie sie in einem zweiten Fenster, bevor Sie sie trotzdem speichern."

/** 409 for a change of what somebody else has changed meanwhile. @param version the latest, with which it may be sent again */
export const staleChange = (version: number | string) => new Refusal(409, { non_field_errors: [STALE], version })
