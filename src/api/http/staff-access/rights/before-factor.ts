/** What who has to set up a second factor may until then: to do so, and what Medusa draws its pages from. */
const OPEN = new Set([
  "GET /admin/own-role",
  "GET /admin/own-factor",
  "POST /admin/own-factor",
  "POST /admin/own-factor/confirm",
  "GET /admin/users/me",
  "GET /admin/stores",
  "GET /admin/feature-flags",
  "GET /admin/plugins",
  "GET /admin/notifications",
])
/** Of each person's own arrangement of the pages. */
const LAYOUTS = /^GET \/admin\/layouts\/[\w./-]+$/

export function isBeforeFactor(method: string, path: string): boolean {
  const call = `${method} ${path}`
  return OPEN.has(call) || LAYOUTS.test(call)
}
