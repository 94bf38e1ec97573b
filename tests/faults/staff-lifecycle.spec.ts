import { beforeAll, describe, expect, it } from "vitest"
import { linkIn, mailTo, sql, staff } from "../harness"
import { anInvitation, logInAsStaffUser, registered, staffCookie, stockCall } from "../harness/staff-session"
import { ownShops } from "./shop"
import { randomNumbers, SEED, volume } from "./volume"

const PEOPLE = volume(3, 40)
const PASSWORD = "Theodolit-und-Lot-7"

/** What ends everything that somebody has. */
const ENDS = ["deleted", "new password"] as const

interface Credential {
  /** Which process it is good at: a session without Redis lives in the process that made it. */
  at: number[]
  headers: Record<string, string>
}

describe(`${PEOPLE} people come to the staff of two processes and go (seed ${SEED})`, () => {
  const shops = ownShops("lifecycle", 2)
  const random = randomNumbers()
  const either = () => (random() < 0.5 ? 0 : 1)
  const urlOf = (at: number) => shops.processes[at].baseUrl
  let admin: Awaited<ReturnType<typeof staff>>
  beforeAll(async () => {
    admin = await staff()
  })

  const ask = async (at: number, headers: Record<string, string>) =>
    (await stockCall("GET", "/admin/orders?limit=1", { headers, baseUrl: urlOf(at) })).status
  const everywhere = (credentials: Credential[]) =>
    Promise.all(credentials.flatMap(({ at, headers }) => at.map((process) => ask(process, headers))))

  /** Several browsers of one person, a refreshed token and a key. */
  async function credentialsOf(email: string): Promise<Credential[]> {
    const both = [0, 1]
    const found: Credential[] = []
    for (let browser = 0; browser < 3; browser++) {
      const baseUrl = urlOf(either())
      const { token } = (await logInAsStaffUser({ email, password: PASSWORD }, baseUrl)).body
      const headers = { authorization: `Bearer ${token}` }
      const at = either()
      found.push({ at: both, headers }, { at: [at], headers: await staffCookie(token, urlOf(at)) })
      const refreshed = await stockCall("POST", "/auth/token/refresh", { headers, baseUrl: urlOf(either()) })
      found.push({ at: both, headers: { authorization: `Bearer ${refreshed.body.token}` } })
    }
    const made = await stockCall("POST", "/admin/api-keys", {
      headers: found[0].headers,
      body: { title: "Schnittstelle", type: "secret" },
    })
    const key = Buffer.from(`${made.body.api_key.token}:`).toString("base64")
    return [...found, { at: both, headers: { authorization: `Basic ${key}` } }]
  }

  async function end(way: (typeof ENDS)[number], { id, email }: { id: string; email: string }): Promise<number> {
    const baseUrl = urlOf(either())
    if (way === "deleted") return (await admin("DELETE", `/admin/users/${id}`)).status
    const body = { identifier: email }
    await stockCall("POST", "/auth/user/emailpass/reset-password", { body, baseUrl })
    const mail = await mailTo(email, /Neues Passwort für die Verwaltung/)
    const token = linkIn(mail, "/app/reset-password").searchParams.get("token")
    const headers = { authorization: `Bearer ${token}` }
    const change = { headers, body: { password: "Ein-anderes-Passwort" }, baseUrl }
    return (await stockCall("POST", "/auth/user/emailpass/update", change)).status
  }

  const people = Array.from(
    { length: PEOPLE },
    (_, person) => [`person-${person}@example.ch`, ENDS[person % 2]] as const,
  )

  it.each(people)("%s: one acceptance of several, and nothing left once %s", async (email, way) => {
    await sql("delete from session_attempt")
    const { token: invitation } = await anInvitation(admin, email)
    const register = (at: number) => registered(invitation, email, PASSWORD, urlOf(at))
    const acceptances = await Promise.all([0, 1, 0, 1].map(register))
    const accepted = await Promise.all(acceptances.map((accept) => accept()))
    expect(accepted.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    const { id } = accepted.find(({ status }) => status === 200)?.body.user ?? {}

    const credentials = await credentialsOf(email)
    expect(new Set(await everywhere(credentials))).toEqual(new Set([200]))
    const [during, status] = await Promise.all([everywhere(credentials), end(way, { id, email })])
    expect(during.filter((answer) => ![200, 401].includes(answer))).toEqual([])
    expect(status).toBe(200)
    // A key isn't a login: a new password leaves it, a deletion doesn't.
    const ended = way === "deleted" ? credentials : credentials.slice(0, -1)
    expect(new Set(await everywhere(ended))).toEqual(new Set([401]))
  })
})
