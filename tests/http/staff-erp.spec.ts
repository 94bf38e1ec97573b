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
import { api, erp, mailTo, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithAccessory, cartWithRental } from "./cart-support"
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

/** The office cancels the order's invoice in the ERP and writes another, which the shop hears of. @returns its number */
async function rewritten({ id, bexio_invoice_id }: Order): Promise<string> {
  const { invoices } = await erp.state()
  const former = invoices.find(({ document_nr }) => document_nr === bexio_invoice_id)
  await erp.call("POST", `/2.0/kb_invoice/${former?.id}/cancel`)
  const position = { type: "KbPositionCustom", amount: "1", unit_id: 1, text: "Miete", unit_price: "500.00" }
  const [contact, tax] = [former?.contact_id, { mwst_type: 0, mwst_is_net: true }]
  const invoice = { title: "Neu", contact_id: contact, user_id: 4, ...tax, is_valid_from: "2026-11-24" }
  const accounted = { ...position, account_id: 95, tax_id: 17 }
  const made = (await erp.call("POST", "/2.0/kb_invoice", { ...invoice, positions: [accounted] })) as {
    id: number
    document_nr: string
  }
  await erp.call("POST", `/2.0/kb_invoice/${made.id}/issue`)
  const heard =
    "select from erp_invoice where order_id = $1 and state = 'cancelled' and exists (select from erp_invoice where number = $2)"
  await until("both invoices", async () => (await sql(heard, id, made.document_nr)).length === 1)
  return made.document_nr
}

describe("an invoice that the office cancels and writes anew", () => {
  const rowsOf = async ({ id }: Order) => (await queue(`order_id=${id}`)).rows
  const solve = (id: string, invoice?: string) =>
    admin("POST", `/admin/erp/${id}/solved`, { note: "Neu gestellt", invoice })

  it("has nothing billed beside it, and is followed once staff name it", async () => {
    const rented = await invoicedOrder(customer, await cartWithRental("blk-360-g2", ["2026-12-14", "2026-12-16"]))
    await until("the row", async () => (await rowsOf(rented))[0].state === "done")
    const [own] = await rowsOf(rented)
    expect(own.is_invoice_lost).toBe(false)
    expect((await solve(own.id, rented.bexio_invoice_id as string)).status).toBe(409)
    const number = await rewritten(rented)
    const path = `/orders/${rented.id}/items/${rented.rentalitems[0].id}/cancel/`
    expect((await api("POST", path, { token: customer.token, body: { confirmed_fee: "270.00" } })).status).toBe(200)
    const parked = await until("the parked row", async () =>
      (await rowsOf(rented)).find(({ state }) => state === "parked"),
    )
    expect(parked).toMatchObject({ kind: "cancellation", invoice: null, order: null })
    expect(parked.last_error).toContain("was cancelled in the ERP")

    expect((await rowsOf(rented))[0].is_invoice_lost).toBe(true)
    expect((await solve(own.id)).status).toBe(409)
    expect((await solve(own.id, "RE-99999")).body).toHaveProperty("invoice")
    expect((await solve(own.id, order.bexio_invoice_id as string)).body).toHaveProperty("invoice")
    expect((await solve(own.id, number)).status).toBe(200)
    expect((await rowsOf(rented))[0]).toMatchObject({ state: "done", invoice: { number }, is_invoice_lost: false })
    const { body } = await admin<StaffErpComparison>("POST", `/admin/erp/orders/${rented.id}/reread`)
    expect(body.invoices.map((invoice) => invoice.number)).toContain(number)

    expect((await admin("POST", `/admin/erp/${parked.id}/retry`, {})).status).toBe(200)
    await until("the cancellation's invoice", async () => (await rowsOf(rented))[1].state === "done")
    const standing = async () => (await erp.state()).invoices.find(({ document_nr }) => document_nr === number)
    expect((await standing())?.kb_item_status_id).toBe(19)
  })

  it("stands for what staff settled by hand", async () => {
    const bought = await invoicedOrder(customer)
    await until("the row", async () => (await rowsOf(bought))[0].state === "done")
    const number = await rewritten(bought)
    expect((await admin("POST", `/admin/orders/${bought.id}/cancel`, {})).status).toBe(200)
    const parked = await until("the parked row", async () =>
      (await rowsOf(bought)).find(({ state }) => state === "parked"),
    )
    expect((await solve(parked.id, number)).status).toBe(200)
    expect(await rowsOf(bought)).toMatchObject([{ is_invoice_lost: false }, { state: "done", invoice: { number } }])
    const { after } = await lastAudit(parked.id)
    expect(after).toMatchObject({ state: "done", invoice: number })
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
