import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { aCompany, api, linkIn, mails, sql, until } from "../harness"
import { ownShops } from "./shop"
import { randomNumbers, SEED, volume } from "./volume"

const KILLS = volume(3, 30)
/** A sign-up takes some 100 ms, most of it hashing; its mail another 20. */
const LONGEST_MS = 200

describe(`the server dies at ${KILLS} moments of a sign-up and its mail (seed ${SEED})`, () => {
  const shops = ownShops("killed_sign_up", 1)
  const random = randomNumbers()
  const emails = Array.from({ length: KILLS }, (_, kill) => `absturz-${kill}@example.ch`)
  const signUp = (email: string) => api("POST", "/signup/", { body: { ...aCompany, email, password: "geheim" } })

  it("leaves a whole account or none, and the customer's next try finds or makes it", async () => {
    for (const email of emails) {
      const inFlight = signUp(email).catch(() => undefined)
      await sleep(random() * LONGEST_MS)
      await shops.processes.at(-1)!.kill()
      const answer = await inFlight
      await shops.start()
      const [parts] = await sql(
        `select (select count(*)::int from customer where email = $1) as customers,
          (select count(*)::int from session_account where email = $1) as accounts,
          (select count(*)::int from provider_identity where entity_id = $1) as logins,
          (select count(*)::int from pgboss.job where data->>'email' = $1) as jobs`,
        email,
      )
      expect([0, 1]).toContain(parts.accounts)
      expect(parts).toEqual({
        customers: parts.accounts,
        accounts: parts.accounts,
        logins: parts.accounts,
        jobs: parts.accounts,
      })
      if (answer?.status === 201) expect(parts.accounts).toBe(1)
      expect((await signUp(email)).status).toBe(parts.accounts === 1 ? 400 : 201)
    }
  })

  it("sends each of them one activation mail, whose link works", async () => {
    const mailsTo = (email: string) => mails().filter((mail) => mail.to === email)
    await until("all mails", () => emails.every((email) => mailsTo(email).length > 0), 120_000)
    await until(
      "all jobs",
      async () => {
        const [{ open }] = await sql("select count(*)::int as open from pgboss.job where state < 'completed'")
        return open === 0
      },
      120_000,
    )
    for (const email of emails) {
      expect(mailsTo(email)).toHaveLength(1)
      const link = linkIn(mailsTo(email)[0], "/activation/result").searchParams
      const body = { uidb64: link.get("uidb64"), token: link.get("token") }
      expect((await api("POST", "/activate/", { body })).status).toBe(200)
    }
  })
})
