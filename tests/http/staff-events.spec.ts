import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { StaffEvents } from "#shop/events/wire/staff-events"
import { api, forgetMails, mails, mailTo, sql, until } from "../harness"
import {
  admin,
  auditOf,
  change,
  create,
  eventOf,
  inShop,
  logInStaff,
  person,
  read,
  register,
  registered,
} from "./staff-event-support"

beforeAll(logInStaff)
beforeEach(() => sql("delete from session_attempt"))

describe("an event of staff", () => {
  it("is in the shop and in the audit at once, its text without scripts, under an address made from its name", async () => {
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

  it("of its address leaves the former one to it, which no name takes, but staff may give it away", async () => {
    const id = await create({ name: "Umbenannt" })
    const hadIt = async () => (await sql("select event_id from event_former_address where slug = 'umbenannt'"))[0]
    expect((await change(id, { slug: "neuer-name" })).status).toBe(200)
    expect(await hadIt()).toEqual({ event_id: id })
    expect((await read(await create({ name: "Umbenannt" }))).slug).toBe("umbenannt-2027-02-11")
    const other = await create({ name: "Anderer", slug: "umbenannt" })
    expect((await change(other, { slug: "anderer" })).status).toBe(200)
    expect(await hadIt()).toEqual({ event_id: other })
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

it("is in a calendar again where a registration is made anew after it was withdrawn", async () => {
  const id = await create({ name: "Doch noch" })
  const email = "doch@abend.example.ch"
  const sequences = () =>
    mails()
      .filter(({ to, text }) => to === email && text.includes("BEGIN:VCALENDAR"))
      .map(({ text }) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]))
  const said = (count: number) => until("the mail", () => sequences().length === count)
  await register(id, { email })
  await said(1)
  const [{ id: first }] = (await registered(id)).registrations
  await admin("POST", `/admin/events/${id}/registrations/${first}/cancel`, { is_told: true })
  await said(2)
  await register(id, { email })
  await said(3)
  const [confirmed, withdrawn, anew] = sequences()
  expect([confirmed <= withdrawn, withdrawn <= anew]).toEqual([true, true])
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

  it("tells still who was withdrawn just before", async () => {
    const id = await create({ name: "Abgesagt und weg" })
    const email = "weg@abend.example.ch"
    await register(id, { email })
    const [{ id: registration }] = (await registered(id)).registrations
    await admin("POST", `/admin/events/${id}/registrations/${registration}/cancel`, { is_told: true })
    expect((await admin("DELETE", `/admin/events/${id}`)).status).toBe(200)
    expect((await mailTo(email, /Abgesagt und weg/)).text).toContain("Abgesagt und weg")
  })

  it("is refused while somebody is", async () => {
    const id = await create({ name: "Mit Gästen" })
    await register(id)
    const { status, body } = await admin("DELETE", `/admin/events/${id}`)
    expect([status, body.non_field_errors[0]]).toEqual([409, expect.stringContaining("Sagen Sie den Event ab")])
  })
})
