import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { StaffEvent, StaffEventBody, StaffEvents, StaffRegistrations } from "../../src/contract/staff-events"
import { api, forgetMails, mails, mailTo, sql, staff, staffToken, until } from "../harness"
import { target } from "../harness/target"

let admin: Awaited<ReturnType<typeof staff>>
beforeAll(async () => {
  admin = await staff()
})
beforeEach(() => sql("delete from session_attempt"))

const eventOf = (changes: Partial<Record<keyof StaffEventBody, unknown>> = {}) => ({
  name: "Drohnen-Abend Zürich",
  slug: "",
  subtitle: "Von oben gemessen",
  location: "chur",
  venue: "Musterhalle",
  venue_address: "Beispielweg 1, 7000 Chur",
  day: "2027-02-11",
  start_time: "17:00",
  end_time: "19:00",
  seats: null,
  thumbnail: null,
  thumbnail_alt: "",
  content: "<p>Programm</p>",
  images: [],
  ...changes,
})
const person = (changes: object = {}) => ({
  company: "Muster Holzbau AG",
  sector: "Holzbau",
  first_name: "Petra",
  last_name: "Zimmermann",
  address: "Beispielweg 4",
  postalcode: "4600",
  city: "Olten",
  phone: "+41 62 000 00 00",
  email: "petra@abend.example.ch",
  ...changes,
})
const create = async (changes?: Parameters<typeof eventOf>[0]): Promise<string> =>
  (await admin<{ id: string }>("POST", "/admin/events", eventOf(changes))).body.id
const read = async (id: string) => (await admin<StaffEvent>("GET", `/admin/events/${id}`)).body
/** What the page sends back: the event as it was read, with what was changed on it. */
const change = async (id: string, changes: object = {}) => {
  return admin("POST", `/admin/events/${id}`, { ...(await read(id)), is_told: false, ...changes })
}
const register = (id: string, changes?: object) => admin("POST", `/admin/events/${id}/registrations`, person(changes))
const registered = async (id: string, query = "") =>
  (await admin<StaffRegistrations>("GET", `/admin/events/${id}/registrations?${query}`)).body
const auditOf = (id: string) =>
  sql("select action, staff_id, before, after from audit_entry where subject_id = $1 order by created_at", id)
const inShop = async (id: string) => (await api("GET", "/events/")).body.find((card: { id: string }) => card.id === id)

describe("an event of staff", () => {
  it("stands in the shop and in the audit at once, its text without scripts, under an address made from its name", async () => {
    const images = [
      { url: "/media/b.webp", alt: "Zweites" },
      { url: "https://bilder.example.ch/a.webp", alt: "" },
    ]
    const id = await create({ content: `<h3>Programm</h3><script>alert(1)</script><p onclick="x()">Ja</p>`, images })
    await until("the event in the shop", () => inShop(id))
    const { body } = await api("GET", "/events/drohnen-abend-zuerich")
    expect(body).toMatchObject({ content: "<h3>Programm</h3><p>Ja</p>", date: "2027-02-11", is_cancelled: false })
    expect(body.carousel.map(({ image }: { image: string }) => image)).toEqual(images.map(({ url }) => url))
    const [entry] = await auditOf(id)
    expect(entry).toMatchObject({ action: "event.create", before: null, after: { images, slug: "" } })
    expect(entry.staff_id).toMatch(/^user_/)
  })

  it("gets an address of its own when another has the one of its name, and none of the shop's pages", async () => {
    const second = await read(await create())
    expect(second.slug).toBe("drohnen-abend-zuerich-2027-02-11")
    expect((await read(await create())).slug).toBe("drohnen-abend-zuerich-2027-02-11-2")
    expect((await read(await create({ name: "Registration" }))).slug).toBe("registration-2027-02-11")
    expect((await read(await create({ name: "日本" }))).slug).toBe("event")
  })

  it.each([
    [{ name: " " }, "name"],
    [{ name: "Zeile\nzwei" }, "name"],
    [{ slug: "Grosse Buchstaben" }, "slug"],
    [{ slug: "scan-abend-olten" }, "slug"],
    [{ slug: "registration" }, "slug"],
    [{ location: "zuerich" }, "location"],
    [{ day: "2027-02-30" }, "day"],
    [{ day: "2026-11-23" }, "day"],
    [{ day: "2099-01-01" }, "day"],
    [{ day: "morgen" }, "day"],
    [{ start_time: "25:00" }, "start_time"],
    [{ start_time: "19:00" }, "end_time"],
    [{ day: "2027-03-28", start_time: "02:30", end_time: "04:00" }, "start_time"],
    [{ seats: -1 }, "seats"],
    [{ seats: 1.5 }, "seats"],
    [{ seats: "30" }, "seats"],
    [{ thumbnail: "javascript:alert(1)" }, "thumbnail"],
    [{ thumbnail: "//fremd.example.ch/a.png" }, "thumbnail"],
    [{ content: "x".repeat(50_001) }, "content"],
    [{ images: [{ url: "ftp://a", alt: "" }] }, "images"],
    [{ images: Array(21).fill({ url: "/a.png", alt: "" }) }, "images"],
    [{ images: "viele" }, "images"],
  ])("is refused with %j", async (changes, field) => {
    const { status, body } = await admin("POST", "/admin/events", eventOf(changes))
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })

  it("is found among the coming ones soonest first, or the past ones latest first, page by page", async () => {
    const list = async (query: string) => (await admin<StaffEvents>("GET", `/admin/events?${query}`)).body
    const { count, events } = await list("when=coming&limit=2")
    expect(events.map(({ slug }) => slug)).toEqual(["scan-abend-olten", "holzbau-abend-chur"])
    expect((await list(`when=coming&limit=2&offset=${count - 1}`)).events).toHaveLength(1)
    expect((await list("when=past")).events.map(({ slug }) => slug)).toEqual(["fassaden-abend-bern"])
    expect((await admin("GET", "/admin/events?limit=0")).status).toBe(400)
    expect((await admin("GET", "/admin/events/evt_unknown")).status).toBe(404)
  })
})

describe("a change of an event", () => {
  it("shows in the shop, and the audit has what was and what is, of the changed parts alone", async () => {
    const id = await create({ name: "Vorher" })
    expect((await change(id, { name: "Nachher", images: [{ url: "/media/a.webp", alt: "A" }] })).status).toBe(200)
    await until("the new name", async () => (await inShop(id)).name === "Nachher")
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: "event.change",
      before: { name: "Vorher", images: [] },
      after: { name: "Nachher", images: [{ url: "/media/a.webp", alt: "A" }] },
    })
    expect((await read(id)).slug).toBe("vorher")
    expect((await change(id)).status).toBe(200)
    expect(await auditOf(id)).toHaveLength(2)
  })

  it("of an older state is refused with the latest version, with which it can be sent again", async () => {
    const id = await create({ name: "Zu zweit" })
    const { version } = await read(id)
    expect((await change(id, { subtitle: "die eine" })).status).toBe(200)
    const late = await change(id, { subtitle: "die andere", version })
    expect([late.status, late.body.version]).toEqual([409, version + 1])
    expect((await read(id)).subtitle).toBe("die eine")
    expect((await change(id, { subtitle: "die andere", version: late.body.version })).status).toBe(200)
  })

  it.each([
    ["an address that is taken", { slug: "scan-abend-olten" }, "slug"],
    ["a day that is over", { day: "2026-11-02" }, "day"],
    ["fewer seats than people", { seats: 0 }, "seats"],
  ])("to %s is refused", async (_case, changes, field) => {
    const id = await create({ name: "Bleibt" })
    await register(id)
    const { status, body } = await change(id, changes)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })

  it("of a past event may correct its text without touching its day", async () => {
    const [{ id }] = await sql("select id from event where slug = 'fassaden-abend-bern'")
    expect((await change(id, { subtitle: "Rückblick" })).status).toBe(200)
  })

  it("of its time tells who is registered once, if staff wish so", async () => {
    const id = await create({ name: "Verschoben" })
    await register(id, { email: "neu@termin.example.ch" })
    await mailTo("neu@termin.example.ch", /Ihre Anmeldung/)
    await change(id, { start_time: "18:00", is_told: true })
    const mail = await mailTo("neu@termin.example.ch", /Neuer Termin: Verschoben/)
    expect(mail.text).toContain("18:00 bis 19:00 Uhr")
    await change(id, { subtitle: "Anderes", is_told: true })
    await change(id, { start_time: "17:30", is_told: false })
    const jobs = await sql(
      "select id from pgboss.job where name = 'event-notice-mail' and data->>'notice' = 'rescheduled'",
    )
    expect(jobs).toHaveLength(1)
  })
})

describe("an event that is called off", () => {
  it("stays in the shop as cancelled, takes no registration, and tells everybody once", async () => {
    const id = await create({ name: "Fällt aus", location: "chur", day: "2026-12-01" })
    for (const name of ["anna", "beat"]) await register(id, { first_name: name, email: `${name}@absage.example.ch` })
    await register(id, { first_name: "clara", email: "clara@absage.example.ch" })
    const [clara] = (await registered(id, "q=clara")).registrations
    await admin("POST", `/admin/events/${id}/registrations/${clara.id}/cancel`, { is_told: false })
    await mailTo("beat@absage.example.ch", /Ihre Anmeldung/)
    forgetMails()
    const { version } = await read(id)
    const cancel = () => admin("POST", `/admin/events/${id}/cancel`, { version, note: "Der Referent ist krank." })
    const answers = await Promise.all([cancel(), cancel()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await until("the shop", async () => (await inShop(id)).is_cancelled)
    for (const name of ["anna", "beat"]) {
      const mail = await mailTo(`${name}@absage.example.ch`, /Abgesagt: Fällt aus/)
      expect(mail.text).toContain("Der Referent ist krank.")
    }
    expect((await mails()).filter(({ subject }) => subject.startsWith("Abgesagt"))).toHaveLength(2)
    expect((await api("GET", "/events/faellt-aus")).body.cancellation_note).toBe("Der Referent ist krank.")
    expect((await register(id, { email: "spaet@absage.example.ch" })).status).toBe(409)
    const inTheShop = await api("POST", "/registration/", { body: { location: "chur", ...person() } })
    expect(inTheShop.body.event.slug).toBe("holzbau-abend-chur")
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(["event.create", "event.cancel"])
  })

  it("can't be one that has begun", async () => {
    const [{ id, version }] = await sql("select id, version from event where slug = 'fassaden-abend-bern'")
    expect((await admin("POST", `/admin/events/${id}/cancel`, { version, note: "" })).status).toBe(409)
  })
})

describe("deleting an event", () => {
  it("takes it away while nobody is registered", async () => {
    const id = await create({ name: "Versehen" })
    await until("the event", () => inShop(id))
    expect((await admin("DELETE", `/admin/events/${id}`)).status).toBe(200)
    await until("no event", async () => !(await inShop(id)))
    expect((await admin("DELETE", `/admin/events/${id}`)).status).toBe(404)
    expect((await auditOf(id)).at(-1)).toMatchObject({ action: "event.delete", before: { name: "Versehen" } })
  })

  it("is refused while somebody is", async () => {
    const id = await create({ name: "Mit Gästen" })
    await register(id)
    const { status, body } = await admin("DELETE", `/admin/events/${id}`)
    expect([status, body.non_field_errors[0]]).toEqual([409, expect.stringContaining("Sagen Sie den Event ab")])
  })
})

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
