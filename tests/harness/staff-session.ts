import { randomUUID } from "node:crypto"
import type { StaffRole } from "#kernel/staff-rights"
import { noteStaffAnswer } from "./contract"
import { STAFF } from "./settings"
import { sql } from "./sql"
import { staff } from "./staff"
import { target } from "./target"

interface StaffCall {
  headers?: Record<string, string>
  body?: unknown
  /** Another shop process than the run's own. */
  baseUrl?: string
}

/** A call of Medusa's own API as it is, without a login but what the headers carry. */
// biome-ignore lint/suspicious/noExplicitAny: tests read the answer's fields and assert on them.
export async function stockCall<Body = any>(
  method: string,
  path: string,
  { headers, body, baseUrl = target().baseUrl }: StaffCall = {},
) {
  const isText = typeof body === "string"
  const answer = await fetch(baseUrl + path, {
    method,
    headers: { ...(body === undefined || isText ? {} : { "content-type": "application/json" }), ...headers },
    body: body === undefined || isText ? body : JSON.stringify(body),
  })
  const text = await answer.text()
  const isJson = answer.headers.get("content-type")?.includes("json")
  const answered = { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers }
  noteStaffAnswer(method, path, answered)
  return answered as typeof answered & { body: Body }
}

/** Staff's login as the commerce admin sends it. */
export const logInAsStaffUser = ({ email, password } = STAFF, baseUrl?: string) =>
  stockCall("POST", "/auth/user/emailpass", { body: { email, password }, baseUrl })

/** A browser's session made of a token: the headers that its own pages' writes carry. */
export async function staffCookie(token: string, baseUrl = target().baseUrl): Promise<Record<string, string>> {
  const answer = await stockCall("POST", "/auth/session", { headers: { authorization: `Bearer ${token}` }, baseUrl })
  const [cookie] = (answer.headers.get("set-cookie") ?? "").split(";")
  return { cookie, origin: baseUrl }
}

/** An invitation into the team, with the token that its mail's link carries now. */
export async function anInvitation(admin: AdminCall, email: string, role: StaffRole = "owner") {
  const { body } = await admin("POST", "/admin/team/invitations", { email, role })
  const id: string = body.id
  return { id, token: await secretOf(id) }
}

/** What an invitation's mail has and no answer tells. */
export async function secretOf(inviteId: string): Promise<string> {
  const [{ token }] = await sql<{ token: string }>("select token from invite where id = $1", inviteId)
  return token
}

/** Somebody new among the staff: invited by the first one, who accepts as the admin's page does. */
export async function joinStaff(admin: AdminCall, email: string, password: string, role?: StaffRole) {
  return acceptInvitation((await anInvitation(admin, email, role)).token, email, password)
}

/** A login of somebody of the staff with this role, for calls as `staff()` makes them. */
export async function staffAs(role: StaffRole) {
  const email = `${role}-${randomUUID()}@example.ch`
  const password = `Theodolit-${randomUUID()}`
  const { body } = await joinStaff(await staff(), email, password, role)
  const login = await logInAsStaffUser({ email, password })
  const token: string = login.body.token
  const headers = { authorization: `Bearer ${token}` }
  return {
    ...{ id: body.user.id as string, email, password, token, headers },
    call: (method: string, path: string, sent?: unknown) => stockCall(method, path, { headers, body: sent }),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: tests read the answer's fields and assert on them.
type AdminCall = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: any }>

/** Both steps of the admin's page for an invitation. */
export async function acceptInvitation(invitation: string, email: string, password: string, baseUrl?: string) {
  return (await registered(invitation, email, password, baseUrl))()
}

/** The first step, which takes its time; the second is what it gives back. */
export async function registered(invitation: string, email: string, password: string, baseUrl?: string) {
  const { body } = await stockCall("POST", "/auth/user/emailpass/register", { body: { email, password }, baseUrl })
  return () =>
    stockCall("POST", `/admin/invites/accept?token=${invitation}`, {
      headers: { authorization: `Bearer ${body.token}` },
      body: { email, first_name: "Nora", last_name: "Neu" },
      baseUrl,
    })
}
