import { beforeAll, describe, expect, it } from "vitest"
import type { StaffLetterForm, StaffLetterTemplates, StaffOrderLetters } from "#shop/letters/wire/letters"
import type { Order } from "#shop/orders/wire/order"
import { erp, mails, mailTo, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithAccessory, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { invoicedOrder } from "./document-support"

let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
let order: Order
let keys = 0
beforeAll(async () => {
  admin = await staff()
  customer = await signedInCustomer()
  order = await invoicedOrder(customer, await cartWithRental("rtc-360", ["2027-04-06", "2027-04-15"]))
})

const TEMPLATES = "/admin/letter-templates"
const templates = async () => (await admin<StaffLetterTemplates>("GET", TEMPLATES)).body
const formOf = async (id: string) => (await admin<StaffLetterForm>("GET", `/admin/orders/${id}/letters/new`)).body
const lettersOf = async (id: string) =>
  (await admin<StaffOrderLetters>("GET", `/admin/orders/${id}/letters`)).body.letters
const letter = (more: object = {}) => ({
  key: `letter-key-${String(++keys).padStart(6, "0")}`,
  subject: "Bitte um Rückruf",
  text: "Guten Tag\n\nBitte rufen Sie uns an.",
  attachments: [],
  ...more,
})
const send = (body: object, id = order.id) => admin<object>("POST", `/admin/orders/${id}/letters`, body)
const lastAudit = async (id: string) =>
  (await sql("select * from audit_entry where subject_id = $1 order by created_at desc, id desc limit 1", id))[0]

describe("templates", () => {
  it("are three to begin with, with what may stand in them", async () => {
    const { placeholders, templates: all } = await templates()
    expect(all.map(({ name }) => name)).toEqual(["Bitte um Rückruf", "Gerät ist bereit", "Zubehör fehlt"])
    expect(placeholders).toEqual([
      ...["Kunde", "Firma", "Bestellung", "Produkt", "Zeitraum", "Seriennummer", "Telefon"],
    ])
  })

  it("are written, changed by who has read them, archived and taken back", async () => {
    const body = { name: "Zufahrt", subject: "Zufahrt zu {Bestellung}", text: "Guten Tag {Kunde}" }
    const { id } = (await admin<{ id: string }>("POST", TEMPLATES, body)).body
    const own = async () => (await templates()).templates.find((each) => each.id === id)
    expect(await own()).toEqual({ ...body, id, version: 0, is_archived: false })
    const path = `${TEMPLATES}/${id}`
    expect((await admin("POST", path, { ...body, subject: "Zufahrt", version: 0 })).status).toBe(200)
    expect(await own()).toMatchObject({ subject: "Zufahrt", version: 1 })
    expect(await lastAudit(id)).toMatchObject({ action: "letter.change", after: { subject: "Zufahrt" } })
    expect((await admin("POST", path, { ...body, version: 0 })).status).toBe(409)
    for (const _again of [1, 2]) expect((await admin("POST", `${path}/archive`)).status).toBe(200)
    expect(await own()).toMatchObject({ is_archived: true })
    expect((await formOf(order.id)).templates.map((each) => each.id)).not.toContain(id)
    const taker = (await admin<{ id: string }>("POST", TEMPLATES, { ...body, name: "ZUFAHRT" })).body.id
    expect((await admin("POST", `${path}/restore`)).status).toBe(409)
    expect((await admin("POST", `${TEMPLATES}/${taker}/archive`)).status).toBe(200)
    expect((await admin("POST", `${path}/restore`)).status).toBe(200)
    expect((await formOf(order.id)).templates.map((each) => each.id)).toContain(id)
    const actions = await sql("select action from audit_entry where subject_id = $1 order by created_at, id", id)
    const archivals = actions.map(({ action }) => action).filter((action) => /archive|restore/.test(String(action)))
    expect(archivals).toEqual(["letter.archive", "letter.restore"])
  })

  it.each([
    ["an unknown placeholder in the text", { text: "Guten Tag {Name}" }, "text", /\{Name\}.*\{Kunde\}/],
    ["an unknown placeholder in the subject", { subject: "{kunde}" }, "subject", /\{kunde\}/],
    ["no name", { name: " " }, "name", /Name/],
    ["a name that there is", { name: "zubehör fehlt" }, "name", /schon/],
    ["a subject of two lines", { subject: "a\nBcc: x@example.org" }, "subject", /./],
    ["a text that is too long", { text: "x".repeat(5001) }, "text", /5000/],
  ])("refuse %s", async (_case, wrong, field, said) => {
    const body = { name: "Neu", subject: "Neu", text: "Neu", ...wrong }
    const { status, body: errors } = await admin<Record<string, string[]>>("POST", TEMPLATES, body)
    expect([status, errors[field]?.[0]]).toEqual([400, expect.stringMatching(said)])
  })

  it("are 404 when there is none", async () => {
    for (const path of ["", "/archive", "/restore"])
      expect(
        (await admin("POST", `${TEMPLATES}/ltpl_none${path}`, { ...letter(), name: "x", version: 0 })).status,
      ).toBe(404)
  })
})

describe("a letter", () => {
  it("is begun with what the order says", async () => {
    const { to, subjects, attachments } = await formOf(order.id)
    expect(to).toEqual([customer.email])
    const [{ values }] = subjects
    expect(subjects).toHaveLength(1)
    expect(values).toMatchObject({ Bestellung: order.shop_number, Telefon: expect.stringMatching(/^\+41/) })
    expect(values.Produkt).toContain("RTC 360")
    expect(values.Zeitraum.replace(/\s/g, " ")).toBe("Di 6.4. bis Do 15.4.2027")
    // The unit may still change.
    expect(values).not.toHaveProperty("Seriennummer")
    expect(attachments.map(({ name }) => name)).toEqual([
      `Auftragsbestätigung ${order.bexio_order_id}`,
      `Rechnung ${order.bexio_invoice_id}`,
    ])
  })

  it("of sold goods has no period", async () => {
    const sold = (await checkOut(await cartWithAccessory("usb-c-kabel"), customer)).body
    const [{ values }] = (await formOf(sold.id)).subjects
    expect(values.Produkt).toMatch(/USB/)
    expect(values).not.toHaveProperty("Zeitraum")
    expect((await admin("GET", "/admin/orders/order_none/letters/new")).status).toBe(404)
  })

  it("leaves once for its key, in the shop's frame, with its documents, and is in the log", async () => {
    const { attachments } = await formOf(order.id)
    const text = "Guten Tag\n\n<b>Fett</b> [x](https://example.org)\nZweite Zeile"
    const body = letter({ subject: "Zubehör fehlt", text, attachments: attachments.map(({ key }) => key) })
    const answers = await Promise.all([1, 2].map(() => send(body)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const mail = await mailTo(customer.email, /^Zubehör fehlt \(Bestellung /)
    expect(mail.text).toContain("&lt;b&gt;Fett&lt;/b&gt; [x](https://example.org)<br>Zweite Zeile")
    expect(mail.text).toContain(`/orders/${order.id}`)
    expect(mail.text).toContain("Freundliche Grüsse")
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      `Auftragsbestaetigung_${order.bexio_order_id}.pdf`,
      `Rechnung_${order.bexio_invoice_id}.pdf`,
    ])
    const [kept] = await until("the mail in the list", async () => {
      const all = await lettersOf(order.id)
      return all[0]?.state === "sent" ? all : null
    })
    expect(kept).toMatchObject({ by: "team@example.ch", to: [customer.email], subject: "Zubehör fehlt", text })
    expect(kept.attachments).toEqual(attachments.map(({ name }) => name))
    expect(await lettersOf(order.id)).toHaveLength(1)
    expect(mails().filter(({ subject }) => subject.startsWith("Zubehör fehlt"))).toHaveLength(1)
    expect(await lastAudit(order.id)).toMatchObject({
      action: "order.letter",
      after: { subject: "Zubehör fehlt", text },
    })
    const [{ content, data, provider_data }] = await sql(
      "select to_jsonb(n)->'content' as content, data, provider_data from notification n where template = 'letter'",
    )
    expect([content ?? null, data, provider_data]).toEqual([null, null, { reply_to: expect.stringMatching(/@/) }])
    expect((await send({ ...body, text: "Anders" })).status).toBe(409)
  })

  it.each([
    ["what still stands in brackets", { text: "Ab {Zeitraum}", subject: "{Ort}" }, ["subject", "text"]],
    ["no subject", { subject: "" }, ["subject"]],
    ["a subject that would be a header", { subject: "x\r\nBcc: y@example.org" }, ["subject"]],
    ["no text", { text: " \n " }, ["text"]],
    ["a document of another order", { attachments: ["invoice:999"] }, ["attachments"]],
    ["too many documents", { attachments: Array.from({ length: 11 }, String) }, ["attachments"]],
    ["no key", { key: "" }, ["key"]],
  ])("is refused with %s", async (_case, wrong, fields) => {
    const { status, body } = await send(letter(wrong))
    expect([status, Object.keys(body).sort()]).toEqual([400, fields])
  })

  it("is 404 for what isn't there", async () => {
    expect((await send(letter(), "order_none")).status).toBe(404)
  })

  it("waits for the accounts while they give no document, and leaves by itself", async () => {
    const other = await invoicedOrder(customer, await cartWithAccessory("usb-c-kabel"))
    const [{ key }] = (await formOf(other.id)).attachments
    await erp.fail({
      method: "GET",
      path: "/2.0/kb_order",
      times: 9,
      action: { kind: "answer", status: 503, body: {} },
    })
    expect((await send(letter({ subject: "Ihr Auftrag", attachments: [key] }), other.id)).status).toBe(201)
    await until("a first try", async () => {
      const [{ retry_count: tries }] = await sql(
        "select retry_count from pgboss.job where name = 'order-letter' order by created_on desc limit 1",
      )
      return Number(tries) > 0
    })
    expect((await lettersOf(other.id))[0]).toMatchObject({ subject: "Ihr Auftrag", state: "waiting" })
    await erp.heal()
    const mail = await mailTo(customer.email, /^Ihr Auftrag/)
    expect(mail.attachments).toHaveLength(1)
  })
})
