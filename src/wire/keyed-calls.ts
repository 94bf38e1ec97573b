/** As the router reads it, which doesn't tell capitals apart. */
const pattern = (...paths: string[]) =>
  new RegExp(`^(${paths.map((path) => path.replace(/:\w+/g, "[^/]+")).join("|")})$`, "i")

/**
 * What takes a password or gives a login: no answer of these is kept, and no key says whether a password was that of before.
 * Each does the same when it is asked for twice, or refuses the second time.
 */
const OF_LOGINS = pattern(
  "/backend/api/v1/token/login",
  "/backend/api/v1/token/logout",
  "/backend/api/v1/signup",
  "/backend/api/v1/activate",
  "/backend/api/v1/change-password",
  "/backend/api/v1/reset_user_password_confirm",
  "/backend/api/v1/impersonate",
  "/admin/own-factor",
  "/admin/own-factor/[\\w-]+",
  "/admin/invites/accept",
)

/** Calls that know by themselves what they have done: asked once more, they answer as before. */
const ANSWER_THEMSELVES = pattern(
  "/backend/api/v1/checkout/:cart",
  "/backend/api/v1/checkout/:cart/hold",
  "/admin/new-order",
  "/admin/new-order/holds",
  "/admin/orders/:id/dispatches",
  "/admin/orders/:id/letters",
  "/admin/quotes/:id/order",
  "/admin/rental/reservations/:id/damages",
  "/admin/rental/reservations/:id/swap",
)

const READS = new Set(["GET", "HEAD", "OPTIONS"])
/** Files, which nobody has read yet. */
const STREAMED = /^(multipart\/form-data|application\/octet-stream)\b/i

interface Asked {
  method: string
  /** Without a slash at the end. */
  path: string
  contentType: string | undefined
}

/** Whether the call heeds an `Idempotency-Key`. */
export const takesKey = ({ method, path, contentType = "" }: Asked): boolean =>
  !READS.has(method) && !STREAMED.test(contentType.trim()) && !OF_LOGINS.test(path)

export const answersItself = (path: string): boolean => ANSWER_THEMSELVES.test(path)
