import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { aCompany, api, linkIn, mails, sql, until } from "../harness"
import { ownShops } from "./shop"
import { randomNumbers, SEED, volume } from "./volume"

const KILLS = volume(3, 30)
/** A sign-up takes some 100 ms, most of it hashing; a registration and either's mail another 50. */
const LONGEST_MS = 200

const registrationForm = (email: string) => {
  const { company_uid: _uid, ...person } = aCompany
  return { ...person, location: "olten", email }
}

const signUp = (email: string) => api("POST", "/signup/", { body: { ...aCompany, email, password: "geheim" } })
const register = (email: string) => api("POST", "/registration/", { body: registrationForm(email) })

describe(`the server dies at ${KILLS} moments of a sign-up, a registration and their mails (seed ${SEED})`, () => {
  const shops = ownShops("killed_writes", 1)
  const random = randomNumbers()
  const rounds = Array.from({ length: KILLS }, (_, kill) => ({
    customer: `absturz-${kill}@example.ch`,
    guest: `anlass-${kill}@example.ch`,
  }))

  it("leaves each whole, with its mail's job, or not at all, and the next try finds or makes it", async () => {
    await sql("update event set seats = null")
    for (const { customer, guest } of rounds) {
      const inFlight = [signUp(customer), register(guest)].map((call) => call.catch(() => undefined))
      await sleep(random() * LONGEST_MS)
      await shops.processes.at(-1)!.kill()
      const [signedUp, registered] = await Promise.all(inFlight)
      await shops.start()

      const [account] = await sql(
        `select (select count(*)::int from customer where email = $1) as customers,
          (select count(*)::int from session_account where email = $1) as accounts,
          (select count(*)::int from provider_identity where entity_id = $1) as logins,
          (select count(*)::int from pgboss.job where data->>'email' = $1) as jobs`,
        customer,
      )
      expect([0, 1]).toContain(account.accounts)
      const { accounts } = account
      expect(account).toEqual({ customers: accounts, accounts, logins: accounts, jobs: accounts })
      if (signedUp?.status === 201) expect(accounts).toBe(1)
      expect((await signUp(customer)).status).toBe(accounts === 1 ? 400 : 201)

      const [{ registrations, jobs }] = await sql(
        `select (select count(*)::int from event_registration where email = $1) as registrations,
          (select count(*)::int from pgboss.job j join event_registration r on r.id = j.data->>'registrationId'
            where r.email = $1) as jobs`,
        guest,
      )
      expect(jobs).toBe(registrations)
      if (registered?.status === 200) expect(registrations).toBe(1)
      expect((await register(guest)).status).toBe(200)
    }
  })

  it("sends each of them one mail; the activation's link works", async () => {
    const mailsTo = (email: string) => mails().filter((mail) => mail.to === email)
    await until(
      "all jobs",
      async () => {
        const [{ open }] = await sql("select count(*)::int as open from pgboss.job where state < 'completed'")
        return open === 0
      },
      30_000,
    )
    for (const { customer, guest } of rounds) {
      expect(await sql("select from event_registration where email = $1", guest)).toHaveLength(1)
      expect(mailsTo(guest)).toHaveLength(1)
      expect(mailsTo(customer)).toHaveLength(1)
      const link = linkIn(mailsTo(customer)[0], "/activation/result").searchParams
      const body = { uidb64: link.get("uidb64"), token: link.get("token") }
      expect((await api("POST", "/activate/", { body })).status).toBe(200)
    }
  })
})
