import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { forgetOldRegistrations } from "#shop/events/commands/forget-old-registrations"
import { api, forgetMails, linkIn, mails, mailTo, repeatJobs, sql, TODAY, until } from "../harness"
import { target } from "../harness/target"

const form = (changes: Record<string, unknown> = {}) => ({
  location: "olten",
  company: "Muster Holzbau AG",
  sector: "Holzbau",
  first_name: "Petra",
  last_name: "Zimmermann",
  address: "Beispielweg 4",
  postalcode: "4600",
  city: "Olten",
  phone: "+41 62 000 00 00",
  email: "petra@holzbau.example.ch",
  ...changes,
})
const register = (changes?: Record<string, unknown>, path = "/registration/") =>
  api("POST", path, { body: form(changes) })
const registrations = (email: string) =>
  sql("select r.*, e.slug from event_registration r join event e on e.id = r.event_id where r.email = $1", email)
const allMailsSent = () =>
  until("all mails", async () => {
    const [{ open }] = await sql<{ open: number }>(
      "select count(*)::int as open from pgboss.job where name = 'event-registration-mail' and state <> 'completed'",
    )
    return open === 0
  })

beforeAll(() => sql("update event set seats = null"))
beforeEach(() => sql("delete from session_attempt"))

describe("POST /registration/", () => {
  it.each(["/registration/", "/registration"])("registers for the next coming event at the place: %s", async (path) => {
    const email = `next${path.length}@example.ch`
    const answer = await register({ email }, path)
    expect(answer.status).toBe(200)
    expect(answer.body.event).toMatchObject({ slug: "scan-abend-olten", date: "2026-12-17", location_name: "Olten" })
    const [row] = await registrations(email)
    expect(row).toMatchObject({ slug: "scan-abend-olten", company: "Muster Holzbau AG", phone: "+41 62 000 00 00" })
  })

  it("skips the past event of the place and takes the coming one", async () => {
    expect((await register({ location: "bern" })).body.event.slug).toBe("anlagen-abend-bern")
  })

  it("takes the following event once the next one has begun", async () => {
    // The shop's clock shows 09:00.
    await sql("update event set day = '2026-11-24', start_time = '09:00' where slug = 'scan-abend-olten'")
    expect((await register({ email: "spaet@example.ch" })).body.event.slug).toBe("absteck-abend-olten")
    await sql(
      "update event set day = '2026-11-24', start_time = '18:00', end_time = '20:00' where slug = 'scan-abend-olten'",
    )
    expect((await register({ email: "frueh@example.ch" })).body.event.slug).toBe("scan-abend-olten")
    await sql(
      "update event set day = '2026-12-17', start_time = '16:30', end_time = '19:00' where slug = 'scan-abend-olten'",
    )
  })

  it("is refused at the place when no event is coming there, and keeps nothing", async () => {
    await sql("update event set deleted_at = now() where location = 'chur'")
    const answer = await register({ location: "chur", email: "chur@example.ch" })
    expect([answer.status, answer.body]).toEqual([400, { location: ["An diesem Ort ist zurzeit kein Event geplant."] }])
    expect(await registrations("chur@example.ch")).toEqual([])
    await sql("update event set deleted_at = null where location = 'chur'")
  })

  it("says for each field what is missing", async () => {
    const missing = {
      location: ["Bitte Event auswählen"],
      company: ["Bitte Firma eingeben"],
      sector: ["Bitte Branche auswählen"],
      first_name: ["Bitte Vornamen eingeben"],
      last_name: ["Bitte Namen eingeben"],
      address: ["Bitte Adresse eingeben"],
      postalcode: ["Bitte Postleitzahl eingeben"],
      city: ["Bitte Ort eingeben"],
      phone: ["Bitte Telefonnummer eingeben"],
      email: ["Bitte E-Mail Adresse eingeben"],
    }
    const empty = Object.fromEntries(Object.keys(missing).map((field) => [field, ""]))
    for (const body of [{}, empty]) {
      const answer = await api("POST", "/registration/", { body })
      expect([answer.status, answer.body]).toEqual([400, missing])
    }
  })

  it.each([
    ["the select's placeholder", { location: "Event auswählen", sector: "Branche auswählen" }, ["location", "sector"]],
    ["a place without events", { location: "zuerich" }, ["location"]],
    ["an e-mail without @", { email: "petra" }, ["email"]],
    ["a phone number of 61 characters", { phone: "1".repeat(61) }, ["phone"]],
    ["a line break", { first_name: "Petra\r\nBcc: alle@example.ch" }, ["first_name"]],
    ["NUL", { city: "Ol\0ten" }, ["city"]],
    ["a list", { company: ["Muster"] }, ["company"]],
    ["an endless name", { last_name: "x".repeat(5_000) }, ["last_name"]],
  ])("refuses %s, keyed by field", async (_case, changes, fields) => {
    const answer = await register({ email: "falsch@example.ch", ...changes })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body)).toEqual(fields)
    expect(await registrations("falsch@example.ch")).toEqual([])
  })

  it.each(["[]", '"text"', "null", "{"])("refuses the body %s without a 5xx", async (body) => {
    expect((await api("POST", "/registration/", { body })).status).toBe(400)
  })

  it("writes no more than the form has, and ignores a stale login", async () => {
    const body = { ...form({ email: "mehr@example.ch" }), id: "eigene", event_id: "eigener", deleted_at: "2020-01-01" }
    expect((await api("POST", "/registration/", { body, token: "abgelaufen" })).status).toBe(200)
    const [row] = await registrations("mehr@example.ch")
    expect(row).toMatchObject({ slug: "scan-abend-olten", deleted_at: null })
    expect(row.id).not.toBe("eigene")
  })
})

describe("the same person", () => {
  it("twenty times at once, in different capitals, is one registration and one mail", async () => {
    forgetMails()
    const spelling = (index: number) =>
      index % 2 ? { email: "doppelt@example.ch" } : { email: "Doppelt@Example.ch", last_name: "ZIMMERMANN" }
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => registerUnlimited(spelling(index))))
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(answers[0].status).toBe(200)
    expect(await sql("select from event_registration where lower(email) = 'doppelt@example.ch'")).toHaveLength(1)
    await allMailsSent()
    expect(mails().filter(({ to }) => /doppelt/i.test(to))).toHaveLength(1)
  })

  it("sent again with another phone number is reached under the new one", async () => {
    await register({ email: "neu@example.ch" })
    await register({ email: "neu@example.ch", phone: "+41 62 111 11 11" })
    expect(await registrations("neu@example.ch")).toMatchObject([{ phone: "+41 62 111 11 11" }])
  })

  it("and a colleague with the firm's e-mail are two", async () => {
    await register({ email: "info@example.ch" })
    await register({ email: "info@example.ch", first_name: "Paul" })
    expect(await registrations("info@example.ch")).toHaveLength(2)
  })

  it("may come to events at two places", async () => {
    await register({ email: "zwei@example.ch" })
    await register({ email: "zwei@example.ch", location: "chur" })
    expect(await registrations("zwei@example.ch")).toHaveLength(2)
  })
})

/** The limits count per e-mail, and twenty is more than they allow. */
async function registerUnlimited(changes: Record<string, unknown>) {
  let answer = await register(changes)
  while (answer.status === 429) {
    await sql("delete from session_attempt where rule like 'registration%'")
    answer = await register(changes)
  }
  return answer
}

describe("seats", () => {
  it("are never given away twice, and who has one keeps it", async () => {
    await sql(
      "delete from event_registration where event_id = (select id from event where slug = 'holzbau-abend-chur')",
    )
    await sql("update event set seats = 3 where slug = 'holzbau-abend-chur'")
    const people = Array.from({ length: 12 }, (_, index) => ({ location: "chur", email: `platz${index}@example.ch` }))
    const answers = await Promise.all(people.map((person) => register(person)))
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 400).map(({ body }) => Object.keys(body))).toEqual(
      Array<string[]>(9).fill(["location"]),
    )
    const again = people[answers.indexOf(taken[0])]
    expect((await register(again)).status).toBe(200)
    await sql("update event set seats = null where slug = 'holzbau-abend-chur'")
  })
})

describe("limits", () => {
  it("refuse the 31st registration from one address within ten minutes", async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, (_, n) => register({ email: `viele${n}@example.ch` })))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0].headers.get("retry-after"))).toBeGreaterThan(0)
  })

  it("fill nobody's inbox: ten an hour for one e-mail, under whatever names", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => register({ email: "opfer@example.ch", first_name: `Name ${n}` })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})

describe("the confirmation mail", () => {
  it("names the event, leads to its page and carries it as a calendar entry", async () => {
    await register({ email: "mail@example.ch" })
    const mail = await mailTo("mail@example.ch", /Anmeldung/)
    expect(mail.subject).toBe("Ihre Anmeldung: Scan-Abend Olten, Do 17.12.2026")
    expect(mail.text).toContain("Guten Tag Petra Zimmermann")
    expect(mail.text).toContain("Do 17.12.2026, 16:30 bis 19:00 Uhr")
    expect(mail.text).toContain("Musterhalle Olten, Beispielweg 3, 4600 Olten")
    expect(linkIn(mail, "/events/scan-abend-olten").pathname).toBe("/events/scan-abend-olten")
    expect(mail.text).toContain("<strong>Scan-Abend Olten</strong>")
    const calendar = mail.text.slice(mail.text.indexOf("BEGIN:VCALENDAR")).replace(/\r?\n[ \t]/g, "")
    expect(calendar).toContain("DTSTART:20261217T153000Z")
    expect(calendar).toContain("DTEND:20261217T180000Z")
    expect(calendar).toContain("SUMMARY:Scan-Abend Olten")
    expect(calendar).toContain("LOCATION:Musterhalle Olten\\, Beispielweg 3\\, 4600 Olten")
  })

  it("makes no link of a name that is an advertisement", async () => {
    await register({ email: "werbung@example.ch", first_name: "gewinn.example" })
    const mail = await mailTo("werbung@example.ch", /Anmeldung/)
    expect(mail.text).not.toContain("gewinn.example")
  })

  it("goes once, also when its job runs again after a crash", async () => {
    await register({ email: "einmal@example.ch" })
    await mailTo("einmal@example.ch", /Anmeldung/)
    await allMailsSent()
    const before = mails().length
    await sql("update notification set status = 'pending' where \"to\" = 'einmal@example.ch'")
    await repeatJobs(
      `name = 'event-registration-mail' and data->>'registrationId' = (select id from event_registration where email = 'einmal@example.ch')`,
    )
    await allMailsSent()
    expect(mails()).toHaveLength(before)
  })

  it("leaves no name or address readable among the jobs", async () => {
    const [{ jobs }] = await sql("select json_agg(j)::text as jobs from pgboss.job j where name like 'event%'")
    expect(jobs).not.toMatch(/example\.ch|Zimmermann/)
  })
})

describe("retention", () => {
  let db: Knex
  beforeAll(() => {
    db = knex({ client: "pg", connection: target().databaseUrl })
  })
  afterAll(() => db.destroy())

  it("forgets who came, or withdrew, more than twelve months after the event, and the records of their mails", async () => {
    await register({ email: "alt@example.ch", location: "chur" })
    await register({ email: "weg@example.ch", location: "chur" })
    await sql("update event_registration set deleted_at = now() where email = 'weg@example.ch'")
    await register({ email: "jung@example.ch", location: "bern" })
    await allMailsSent()
    const day = (months: number, days: number) =>
      `(date '${TODAY}' - interval '${months} months' - interval '${days} days')::date`
    await sql(`update event set day = ${day(12, 2)} where slug = 'holzbau-abend-chur'`)
    await sql(`update event set day = ${day(12, -2)} where slug = 'anlagen-abend-bern'`)
    expect(await forgetOldRegistrations(db)).toBeGreaterThan(0)
    for (const email of ["alt@example.ch", "weg@example.ch"]) expect(await registrations(email)).toEqual([])
    expect(await sql("select from notification where \"to\" = 'alt@example.ch'")).toEqual([])
    expect(await registrations("jung@example.ch")).toHaveLength(1)
    expect(await sql("select from notification where \"to\" = 'jung@example.ch'")).toHaveLength(1)
  })
})
