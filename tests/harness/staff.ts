import { noteStaffAnswer } from "./contract"
import { STAFF } from "./settings"
import { target } from "./target"

/** A staff member's login for Medusa's admin API, sent as `authorization: Bearer …`. */
export async function staffToken(baseUrl = target().baseUrl): Promise<string> {
  const login = await fetch(`${baseUrl}/auth/user/emailpass`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(STAFF),
  })
  const { token } = await login.json()
  if (!token) throw new Error(`Staff login refused: ${login.status}`)
  return token
}

/** A staff member's session in Medusa's admin API: `const admin = await staff(); await admin("GET", "/admin/orders")`. */
export async function staff(baseUrl = target().baseUrl) {
  const token = await staffToken(baseUrl)
  // biome-ignore lint/suspicious/noExplicitAny: tests read the answer's fields and assert on them.
  return async <Body = any>(method: string, path: string, body?: unknown): Promise<{ status: number; body: Body }> => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answered = { status: answer.status, body: await answer.json(), headers: answer.headers }
    noteStaffAnswer(method, path, answered)
    return { status: answered.status, body: answered.body as Body }
  }
}
