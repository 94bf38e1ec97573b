import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { StaffRegistrations } from "#shop/events/wire/staff-events"
import { api, mailTo, sql, staffToken } from "../harness"
import { target } from "../harness/target"
import { admin, auditOf, create, logInStaff, person, read, register, registered } from "./staff-event-support"

beforeAll(logInStaff)
beforeEach(() => sql("delete from session_attempt"))

describe("registrations", () => {
  it("on the phone are as those of the shop: confirmed once, each person once, never more than seats", async () => {
    const id = await create({ name: "Am Telefon", seats: 1 })
    const first = await register(id, { email: "telefon@abend.example.ch" })
    expect([first.status, first.body.is_new]).toEqual([201, true])
    const again = await register(id, { email: "TELEFON@abend.example.ch", phone: "079 000 00 00" })
    expect(again.body).toEqual({ id: first.body.id, is_new: false })
    const full = await register(id, { email: "zweite@abend.example.ch" })
    expect([full.status, full.body.non_field_errors]).toEqual([409, ["Dieser Event ist ausgebucht."]])
    await mailTo("telefon@abend.example.ch", /Ihre Anmeldung/)
    expect((await registered(id)).registrations).toEqual([
      expect.objectContaining({ phone: "079 000 00 00", last_name: "Zimmermann", cancelled_at: null }),
    ])
    const empty = await admin("POST", `/admin/events/${id}/registrations`, {})
    expect([empty.status, Object.keys(empty.body)]).toEqual([400, Object.keys(person())])
  })

  it("at once in the shop and on the phone never exceed the seats", async () => {
    const id = await create({ name: "Gedränge", location: "bern", day: "2026-11-26", seats: 3 })
    const emails = Array.from({ length: 8 }, (_, index) => person({ email: `gedraenge${index}@abend.example.ch` }))
    await Promise.all(
      emails.map((body, index) =>
        index % 2 ? register(id, body) : api("POST", "/registration/", { body: { location: "bern", ...body } }),
      ),
    )
    expect((await registered(id)).count).toBe(3)
    expect((await read(id)).registered).toBe(3)
  })

  it("are searched, counted and turned over", async () => {
    const id = await create({ name: "Suchen" })
    for (const last_name of ["Ärmel", "Zobel", "Zürcher"]) await register(id, { last_name, email: `${last_name}@x.ch` })
    const { count, registrations } = await registered(id, "limit=2&offset=1")
    expect([count, ...registrations.map(({ last_name }) => last_name)]).toEqual([3, "Zobel", "Zürcher"])
    expect((await registered(id, "q=zür")).registrations.map(({ last_name }) => last_name)).toEqual(["Zürcher"])
    expect((await registered(id, "q=%25")).count).toBe(0)
    expect((await admin("GET", `/admin/events/${id}/registrations?limit=100000`)).status).toBe(400)
  })

  it("are corrected, and the audit names the fields but nobody", async () => {
    const id = await create({ name: "Tippfehler" })
    const { body } = await register(id, { email: "falch@abend.example.ch" })
    await register(id, { first_name: "Paul", email: "paul@abend.example.ch" })
    const path = `/admin/events/${id}/registrations/${body.id}`
    expect((await admin("POST", path, person({ email: "richtig@abend.example.ch" }))).status).toBe(200)
    expect((await registered(id, "q=richtig")).count).toBe(1)
    await mailTo("richtig@abend.example.ch", /Ihre Anmeldung/)
    const same = await admin("POST", path, person({ first_name: "paul", email: "Paul@abend.example.ch" }))
    expect([same.status, Object.keys(same.body)]).toEqual([400, ["email"]])
    const entries = await auditOf(body.id)
    expect(entries.at(-1)).toMatchObject({ action: "event.registration_change", after: { changed: ["email"] } })
    expect(JSON.stringify(entries)).not.toMatch(/Petra|Zimmermann|abend\.example/)
    expect((await admin("POST", `/admin/events/${id}/registrations/evtreg_x`, person())).status).toBe(404)
  })

  it("are moved to another date once, with a mail, and never where there is no seat", async () => {
    const from = await create({ name: "Erster Termin" })
    const to = await create({ name: "Zweiter Termin", seats: 1 })
    const { body } = await register(from, { email: "zug@abend.example.ch" })
    const other = await register(from, { email: "bleibt@abend.example.ch" })
    expect((await read(from)).others).toContainEqual(expect.objectContaining({ id: to, seats: 1, registered: 0 }))
    const move = (registration: string, event_id: string, at = from) =>
      admin("POST", `/admin/events/${at}/registrations/${registration}/move`, { event_id, is_told: true })
    expect((await move(body.id, to)).status).toBe(200)
    expect((await mailTo("zug@abend.example.ch", /Neuer Termin: Zweiter Termin/)).text).toContain("reserviert")
    expect((await move(body.id, to)).status).toBe(404)
    expect((await move(body.id, to, to)).body).toEqual({ event_id: ["Das ist der bisherige Termin."] })
    expect((await move(other.body.id, to)).body).toEqual({ event_id: ["Dieser Event ist ausgebucht."] })
    const [{ id: past }] = await sql("select id from event where slug = 'fassaden-abend-bern'")
    expect((await move(other.body.id, past)).status).toBe(400)
    expect([(await registered(from)).count, (await registered(to)).count]).toEqual([1, 1])
    expect((await auditOf(body.id)).at(-1)).toMatchObject({ before: { event_id: from }, after: { event_id: to } })
  })

  it("that are cancelled free the seat, stay to be looked up, and can come again", async () => {
    const id = await create({ name: "Abmelden", seats: 1 })
    const { body } = await register(id, { email: "ab@abend.example.ch" })
    const cancel = () => admin("POST", `/admin/events/${id}/registrations/${body.id}/cancel`, { is_told: true })
    expect((await cancel()).status).toBe(200)
    expect((await cancel()).status).toBe(404)
    await mailTo("ab@abend.example.ch", /Sie sind abgemeldet: Abmelden/)
    expect((await read(id)).withdrawn).toBe(1)
    const [gone] = (await registered(id, "state=cancelled")).registrations
    expect(gone.cancelled_at).not.toBeNull()
    expect((await register(id, { email: "ab@abend.example.ch" })).body.is_new).toBe(true)
  })

  it("become a table that Excel opens right, and a list for the door", async () => {
    const id = await create({ name: "Tabelle" })
    await register(id, { last_name: "Äbi; Söhne", company: '=HYPERLINK("x")', phone: "0791234567" })
    const answer = await fetch(`${target().baseUrl}/admin/events/${id}/registrations/csv`, {
      headers: { authorization: `Bearer ${await staffToken()}` },
    })
    expect(answer.headers.get("content-disposition")).toContain('filename="anmeldungen-tabelle-2027-02-11.csv"')
    expect(answer.headers.get("cache-control")).toContain("no-store")
    const text = Buffer.from(await answer.arrayBuffer()).toString("utf8")
    const [headings, row, rest] = text.split("\r\n")
    expect(headings.startsWith("\uFEFFNachname;Vorname;Firma;")).toBe(true)
    expect(row).toMatch(/^"Äbi; Söhne";Petra;"'=HYPERLINK\(""x""\)";Holzbau;Beispielweg 4;4600;Olten;079 1234567;/)
    expect(rest).toBe("")
    const { body } = await admin<StaffRegistrations>("GET", `/admin/events/${id}/attendance`)
    expect(body.registrations.map(({ last_name }) => last_name)).toEqual(["Äbi; Söhne"])
    for (const part of ["registrations", "registrations/csv", "attendance"])
      expect((await admin("GET", `/admin/events/evt_x/${part}`)).status).toBe(404)
  })
})
