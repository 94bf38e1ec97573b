import { beforeAll, describe, expect, it } from "vitest"
import type {
  StaffErpCheck,
  StaffErpComparison,
  StaffErpComparisons,
  StaffErpLink,
  StaffErpQuotes,
  StaffErpRow,
  StaffErpRows,
} from "#shop/erp/wire/staff-erp"
import type { Order } from "#shop/orders/wire/order"
import { erp, mailTo, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithAccessory } from "./cart-support"
import { askForQuote, giveUp, invoicedOrder } from "./document-support"

let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
let order: Order
beforeAll(async () => {
  admin = await staff()
  customer = await signedInCustomer({ company: "Buchbar 100% AG" })
  order = await invoicedOrder(customer)
  await until("the order's row", async () => (await rowOf()).state === "done")
})

const queue = async (query: string) => (await admin<StaffErpRows>("GET", `/admin/erp?${query}`)).body
const rowOf = async (): Promise<StaffErpRow> => (await queue(`order_id=${order.id}`)).rows[0]
/** Puts the order's row where staff have to look at it. */
const put = async (state: "parked" | "credit", credit: number | null = null) => {
  await sql(
    `update erp_mirror set state = $1, credit = $2, solved_by = null, attempts = 3, last_error_class = 'permanent',
       last_error = 'The invoice comes to 100, the shop''s to 90 Rappen', lease_until = null where order_id = $3`,
    state,
    credit,
    order.id,
  )
  return (await rowOf()).id
}
const lastAudit = async (id: string) =>
  (await sql("select * from audit_entry where subject_id = $1 order by created_at desc, id desc limit 1", id))[0]

describe("GET /admin/erp", () => {
  it("shows an order's rows with its documents, led to in the accounts", async () => {
    const row = await rowOf()
    expect(row).toMatchObject({ label: order.shop_number, kind: "order", customer: "Buchbar 100% AG", settled: null })
    expect(row.order?.number).toBe(order.bexio_order_id)
    expect(row.invoice?.number).toBe(order.bexio_invoice_id)
    const books = await fetch(row.invoice?.url as string)
    expect(await books.text()).toContain(`id="${order.bexio_invoice_id}"`)
  })

  it("says when the address to send to was changed after its documents were asked for", async () => {
    expect((await rowOf()).address_changed_at).toBeNull()
    const change = (body: object) => admin("POST", `/admin/orders/${order.id}`, body)
    expect((await change({ email: customer.email })).status).toBe(200)
    expect((await rowOf()).address_changed_at).toBeNull()
    expect((await change({ shipping_address: { address_1: "Baustelle 7" } })).status).toBe(200)
    expect(Date.parse((await rowOf()).address_changed_at ?? "")).toBeGreaterThan(0)
  })

  it.each([
    ["the order", () => order.shop_number],
    ["the invoice", () => order.bexio_invoice_id as string],
    ["the customer's company, its signs taken literally", () => "100% ag"],
    ["the customer's e-mail", () => customer.email],
  ])("finds %s", async (_what, words) => {
    await put("parked")
    const { rows, count } = await queue(`filter=parked&q=${encodeURIComponent(words())}`)
    expect([count, rows.map(({ label }) => label)]).toEqual([1, [order.shop_number]])
    expect((await queue(`filter=credit&q=${encodeURIComponent(words())}`)).count).toBe(0)
  })

  it("is paged, and finds nothing by signs that mean something elsewhere", async () => {
    await put("parked")
    const page = await queue("filter=open&limit=1&offset=1000")
    expect([page.rows, page.count > 0]).toEqual([[], true])
    expect((await queue("filter=open&q=%25%25")).count).toBe(0)
  })

  it.each(["filter=unknown", "limit=101", "limit=x", "offset=-1", `q=${"x".repeat(101)}`, "filter=open&filter=done"])(
    "refuses '%s'",
    async (query) => expect((await admin("GET", `/admin/erp?${query}`)).status).toBe(400),
  )
})

describe("staff settle", () => {
  it("a parked row by letting it go on, with an audit entry", async () => {
    const id = await put("parked")
    expect((await admin("POST", `/admin/erp/${id}/retry`, {})).status).toBe(200)
    await until("the row", async () => (await rowOf()).state === "done")
    expect(await lastAudit(id)).toMatchObject({ action: "erp.retry", before: { state: "parked" } })
    const again = await admin("POST", `/admin/erp/${id}/retry`, {})
    expect([again.status, again.body]).toEqual([409, { non_field_errors: ["Dieser Vorgang ist schon erledigt."] }])
  })

  it("a row by hand, saying what was done", async () => {
    const id = await put("parked")
    expect((await admin("POST", `/admin/erp/${id}/solved`, { note: " " })).body).toHaveProperty("note")
    expect((await admin("POST", `/admin/erp/${id}/solved`, { note: "Von Hand <b>erfasst</b>" })).status).toBe(200)
    const { state, settled } = await rowOf()
    expect([state, settled]).toEqual([
      "done",
      expect.objectContaining({ by: "team@example.ch", note: "Von Hand <b>erfasst</b>", document: null }),
    ])
    expect(await lastAudit(id)).toMatchObject({
      action: "erp.solved",
      before: { state: "parked" },
      after: { state: "done", note: "Von Hand <b>erfasst</b>" },
    })
  })

  it("a credit with the number of the credit note, once", async () => {
    const id = await put("credit", 1_000)
    expect((await admin("POST", `/admin/erp/${id}/release`, {})).body).toHaveProperty("document")
    const answers = await Promise.all(
      ["GS-1", "GS-2"].map((document) => admin("POST", `/admin/erp/${id}/release`, { document })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await rowOf()).settled?.document).toMatch(/^GS-[12]$/)
    expect(await lastAudit(id)).toMatchObject({ action: "erp.release", before: { credit: 1_000, state: "credit" } })
  })

  it("nothing that a process is at, waits for no credit, or isn't there", async () => {
    const id = await put("parked")
    expect((await admin("POST", `/admin/erp/${id}/release`, { document: "GS-1" })).status).toBe(409)
    await sql("update erp_mirror set lease_until = now() + interval '1 minute' where id = $1", id)
    expect((await admin("POST", `/admin/erp/${id}/retry`, {})).status).toBe(409)
    expect((await admin("POST", "/admin/erp/erpmir_unknown/solved", { note: "x" })).status).toBe(404)
  })
})

describe("the totals of shop and ERP", () => {
  const differences = async () =>
    (await admin<StaffErpComparisons>("GET", "/admin/erp/comparison")).body.rows.filter(
      ({ order_id }) => order_id === order.id,
    )

  it("agree until the ERP says otherwise, and again when it is read again", async () => {
    await put("parked")
    await sql("update erp_mirror set state = 'done', credit = null, lease_until = null where order_id = $1", order.id)
    expect(await differences()).toEqual([])
    const total = Math.round(Number(order.total_cost) * 100)
    // The shop reads changed invoices again by itself, every second here.
    const found = await until("a difference", async () => {
      await sql("update erp_invoice set total = $2 where order_id = $1", order.id, total + 500)
      const rows = await differences()
      return rows.length > 0 && rows
    })
    expect(found).toEqual([
      expect.objectContaining({ shop_number: order.shop_number, difference: 500, is_under_way: false }),
    ])
    const { status, body } = await admin<StaffErpComparison>("POST", `/admin/erp/orders/${order.id}/reread`)
    expect([status, body.difference, body.shop_total]).toEqual([200, 0, total])
    expect(await lastAudit(order.id)).toMatchObject({ action: "erp.reread" })
  })

  it("says so when the ERP can't be asked", async () => {
    await erp.fail({ path: "/2.0/kb_invoice", action: { kind: "answer", status: 500, body: {} } })
    expect((await admin("POST", `/admin/erp/orders/${order.id}/reread`)).status).toBe(503)
    await erp.heal()
    expect((await admin("POST", "/admin/erp/orders/order_unknown/reread")).status).toBe(404)
  })

  it.each(["from=2026-13-01", "from=2025-01-01&to=2026-11-01", "from=2026-11-02&to=2026-11-01"])(
    "refuses '%s'",
    async (query) => expect((await admin("GET", `/admin/erp/comparison?${query}`)).status).toBe(400),
  )
})

it("tells of a lost login, and goes on once it is renewed", async () => {
  await sql("update erp_gate set reason = 'auth', closed_until = now() + interval '1 hour'")
  const link = async () => (await admin<StaffErpLink>("GET", "/admin/erp/link")).body
  expect(await link()).toMatchObject({
    mode: "sandbox",
    gate: "login",
    books_url: expect.stringContaining("__sandbox"),
  })
  const check = () => admin<StaffErpCheck>("POST", "/admin/erp/link/check")
  await until("an answer of the ERP", async () => (await check()).body.is_reachable)
  expect(await link()).toMatchObject({ gate: "open", closed_until: null })
})

describe("a quote that isn't in the accounts", () => {
  const quotes = async () => (await admin<StaffErpQuotes>("GET", "/admin/erp/quotes")).body.quotes

  it("is shown with what the accounts said, called out after hours, and written once when staff say so", async () => {
    await erp.fail({
      method: "POST",
      path: "/2.0/kb_offer",
      from: 1,
      times: 99,
      action: { kind: "answer", status: 422 },
    })
    const { body: quote } = await askForQuote(customer, await cartWithAccessory("usb-c-kabel", 13))
    const waiting = await until("the failed attempt", async () => (await quotes()).find(({ attempts }) => attempts > 0))
    expect(waiting).toMatchObject({
      id: quote.id,
      shop_number: quote.shop_number,
      customer: "Buchbar 100% AG",
      last_error_class: "permanent",
      last_error: expect.stringContaining("422"),
    })

    await sql("update quote set waiting_since = waiting_since - interval '7 hours' where id = $1", quote.id)
    const mail = await mailTo("shop@example.ch", /Offerten kommen nicht in die Buchhaltung/)
    expect(mail.text).toContain(`Offerte ${quote.shop_number}`)
    expect((await admin<StaffErpLink>("GET", "/admin/erp/link")).body.counts.late_quotes).toBe(1)

    await giveUp(quote.id)
    await erp.heal()
    const retry = () => admin("POST", `/admin/erp/quotes/${quote.id}/retry`, {})
    expect((await Promise.all([retry(), retry()])).map(({ status }) => status)).toEqual([200, 200])
    await until("no quote to wait for", async () => (await quotes()).length === 0)
    const { offers } = await erp.state()
    expect(offers.filter(({ title }) => title === `Webshop Offerte ${quote.shop_number}`)).toHaveLength(1)
    expect(await lastAudit(quote.id)).toMatchObject({
      action: "erp.retry-quote",
      after: { quote: quote.shop_number },
    })
    expect((await retry()).status).toBe(409)
    expect((await admin("POST", "/admin/erp/quotes/quote_unknown/retry", {})).status).toBe(404)
  })
})
