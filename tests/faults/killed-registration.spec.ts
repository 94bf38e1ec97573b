import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { api, mails, sql, until } from "../harness"
import { ownShops } from "./shop"
import { randomNumbers, SEED, volume } from "./volume"

const KILLS = volume(3, 30)
/** A registration and its mail take some 50 ms. */
const LONGEST_MS = 80

const form = (email: string) => ({
  location: "olten",
  company: "Muster Holzbau AG",
  sector: "Holzbau",
  first_name: "Petra",
  last_name: "Zimmermann",
  address: "Beispielweg 4",
  postalcode: "4600",
  city: "Olten",
  phone: "+41 62 000 00 00",
  email,
})

describe(`the server dies at ${KILLS} moments of a registration and its mail (seed ${SEED})`, () => {
  const shops = ownShops("killed_registration", 1)
  const random = randomNumbers()
  const emails = Array.from({ length: KILLS }, (_, kill) => `anlass-${kill}@example.ch`)
  const register = (email: string) => api("POST", "/registration/", { body: form(email) })

  it("leaves a registration with its mail's job or neither, and the next try succeeds", async () => {
    await sql("update event set seats = null")
    for (const email of emails) {
      const inFlight = register(email).catch(() => undefined)
      await sleep(random() * LONGEST_MS)
      await shops.processes.at(-1)!.kill()
      const answer = await inFlight
      await shops.start()
      const [{ registrations, jobs }] = await sql(
        `select (select count(*)::int from event_registration where email = $1) as registrations,
          (select count(*)::int from pgboss.job j join event_registration r on r.id = j.data->>'registrationId'
            where r.email = $1) as jobs`,
        email,
      )
      expect(jobs).toBe(registrations)
      if (answer?.status === 200) expect(registrations).toBe(1)
      expect((await register(email)).status).toBe(200)
    }
  })

  it("sends each of them one confirmation", async () => {
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
      expect(await sql("select from event_registration where email = $1", email)).toHaveLength(1)
      expect(mailsTo(email)).toHaveLength(1)
    }
  })
})
