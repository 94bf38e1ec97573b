import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { aCompany, api, linkIn, mails, sql, until } from "../harness"
import { target } from "../harness/target"
import { ownShops } from "./shop"
import { randomNumbers, SEED, volume } from "./volume"

const KILLS = volume(1, 30)
/** Of each kind under way at each kill, each begun at a moment of its own. */
const AT_ONCE = 2
/** A sign-up takes some 100 ms, most of it hashing; a registration and either's mail another 50. */
const LONGEST_MS = 200

const registrationForm = (email: string) => {
  const { company_uid: _uid, ...person } = aCompany
  return { ...person, location: "olten", email }
}

/** The process's log, which the test opens itself. */
const isOfTheTest = (file: string) => /^shop-\d+\.log$/.test(file)

const signUp = (email: string) => api("POST", "/signup/", { body: { ...aCompany, email, password: "geheim" } })
const register = (email: string) => api("POST", "/registration/", { body: registrationForm(email) })

describe(`the server dies at ${KILLS} moments of ${AT_ONCE} sign-ups, ${AT_ONCE} registrations and their mails (seed ${SEED})`, () => {
  const shops = ownShops("killed_writes", 1)
  const random = randomNumbers()
  const rounds = Array.from({ length: KILLS }, (_, kill) =>
    Array.from({ length: AT_ONCE }, (_, index) => ({
      customer: `absturz-${kill}-${index}@example.ch`,
      guest: `anlass-${kill}-${index}@example.ch`,
    })),
  )

  /** The answer, if there was time for one. */
  async function begun(afterMs: number, call: () => ReturnType<typeof api>) {
    await sleep(afterMs)
    return call().catch(() => undefined)
  }

  async function expectWholeAccount(email: string, signedUp?: { status: number }) {
    const [account] = await sql(
      `select (select count(*)::int from customer where email = $1) as customers,
        (select count(*)::int from session_account where email = $1) as accounts,
        (select count(*)::int from provider_identity where entity_id = $1) as logins,
        (select count(*)::int from pgboss.job where data->>'email' = $1) as jobs`,
      email,
    )
    expect([0, 1]).toContain(account.accounts)
    const { accounts } = account
    expect(account).toEqual({ customers: accounts, accounts, logins: accounts, jobs: accounts })
    if (signedUp?.status === 201) expect(accounts).toBe(1)
    expect((await signUp(email)).status).toBe(accounts === 1 ? 400 : 201)
  }

  async function expectWholeRegistration(email: string, registered?: { status: number }) {
    const [{ registrations, jobs }] = await sql(
      `select (select count(*)::int from event_registration where email = $1) as registrations,
        (select count(*)::int from pgboss.job j join event_registration r on r.id = j.data->>'registrationId'
          where r.email = $1) as jobs`,
      email,
    )
    expect(jobs).toBe(registrations)
    if (registered?.status === 200) expect(registrations).toBe(1)
    expect((await register(email)).status).toBe(200)
  }

  it("leaves each whole, with its mail's job, or not at all, and the next try finds or makes it", async () => {
    await sql("update event set seats = null")
    for (const round of rounds) {
      const inFlight = round.map(({ customer, guest }) => [
        begun(random() * LONGEST_MS, () => signUp(customer)),
        begun(random() * LONGEST_MS, () => register(guest)),
      ])
      await sleep(LONGEST_MS)
      await shops.processes[0].kill()
      const answers = await Promise.all(inFlight.map((both) => Promise.all(both)))
      await shops.start()
      for (const [index, { customer, guest }] of round.entries()) {
        const [signedUp, registered] = answers[index]
        await expectWholeAccount(customer, signedUp)
        await expectWholeRegistration(guest, registered)
      }
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
    for (const { customer, guest } of rounds.flat()) {
      expect(await sql("select from event_registration where email = $1", guest)).toHaveLength(1)
      expect(mailsTo(guest)).toHaveLength(1)
      expect(mailsTo(customer)).toHaveLength(1)
      const link = linkIn(mailsTo(customer)[0], "/activation/result").searchParams
      const body = { uidb64: link.get("uidb64"), token: link.get("token") }
      expect((await api("POST", "/activate/", { body })).status).toBe(200)
    }
  })

  it("wrote nothing that other accounts of the machine could read", () => {
    const { dataDir } = target()
    const written = fs.readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((file) => !isOfTheTest(file))
    expect(written.filter((file) => file.endsWith(".eml")).length).toBeGreaterThan(0)
    const open = written.filter((file) => (fs.statSync(path.join(dataDir, file)).mode & 0o077) !== 0)
    expect(open).toEqual([])
  })
})
