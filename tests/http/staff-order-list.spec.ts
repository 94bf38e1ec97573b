import { beforeAll, describe, expect, it } from "vitest"
import { ORDER_FILTERS, type OrderFilter } from "#shop/erp/rules/order-filters"
import type { StaffListedOrder, StaffOrderList, StaffOrderViews } from "#shop/erp/wire/staff-order-list"
import type { StaffSearch } from "#shop/erp/wire/staff-search"
import type { StaffCancellation } from "#shop/orders/wire/staff-rental"
import {
  api,
  checkoutForm,
  erp,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  staff,
  staffToken,
  until,
} from "../harness"
import { target } from "../harness/target"
import { cartWithAccessory, cartWithRental } from "./cart-support"

let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
const ordered = new Map<string, string>()

async function order(name: string, cart: string, changes: Record<string, string> = {}) {
  const form = checkoutForm(customer.email, { company: "Tagwerk Süd AG", phone: "+41 71 111 22 33", ...changes })
  const { body } = await api("POST", `/checkout/${cart}/`, { token: customer.token, body: form })
  ordered.set(name, body.id)
}
const move = (name: string, state: string, start: string, end: string) =>
  sql(
    `update rental_reservation set status = $2, start_day = $3, end_day = $4, window_start = $3, window_end = $4
      where order_id = $1`,
    ordered.get(name),
    state,
    start,
    end,
  )
const rental = async (name: string, handle: string, period: [string, string], changes = {}) =>
  order(name, await cartWithRental(handle, period), changes)
const mirrored = (name: string, state: string) =>
  sql("update erp_mirror set state = $2 where order_id = $1", ordered.get(name), state)

// The shop's clock shows Tuesday, 24 November 2026.
beforeAll(async () => {
  admin = await staff()
  customer = await signedInCustomer()
  await sql("delete from rental_reservation")
  await rental("out", "rtc-360", ["2026-11-25", "2026-11-27"], { referencenum: "BV-2026.131" })
  await move("out", "reserved", "2026-11-24", "2026-11-27")
  await rental("back", "blk-3d", ["2026-11-30", "2026-12-01"])
  await move("back", "handed_over", "2026-11-19", "2026-11-24")
  await rental("late", "mobile-mapping-set", ["2026-11-30", "2026-12-01"])
  await move("late", "handed_over", "2026-11-16", "2026-11-20")
  await rental("endangered", "mobile-mapping-set", ["2026-11-27", "2026-11-30"])
  await move("endangered", "reserved", "2026-11-25", "2026-11-26")
  await rental("returned", "blk-360-g2", ["2026-12-10", "2026-12-11"])
  await move("returned", "returned", "2026-11-09", "2026-11-13")
  await sql(
    `insert into rental_inspection (reservation_id, unit_id, returned_on)
     select id, unit_id, end_day from rental_reservation where order_id = $1`,
    ordered.get("returned"),
  )
  await order("goods", await cartWithAccessory("usb-c-kabel", 3))
  await until("all of them in the accounts", async () => {
    const rows = await sql("select 1 from erp_mirror where state = 'done'")
    return rows.length === ordered.size
  })
  await sql("update erp_invoice set due_date = '2026-11-20' where order_id = $1", ordered.get("late"))
  const [{ number }] = await sql("select number from erp_invoice where order_id = $1", ordered.get("goods"))
  await erp.pay(number)
  await until("the payment", async () => {
    const [paid] = await sql("select 1 from erp_invoice where number = $1 and state = 'paid'", number)
    return paid
  })
  await mirrored("returned", "parked")
  await mirrored("back", "credit")
})

async function list(query = ""): Promise<StaffOrderList> {
  const { status, body } = await admin<StaffOrderList>("GET", `/admin/order-list?limit=100&${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const namesOf = (orders: { id: string }[]) =>
  orders.map(({ id }) => [...ordered].find(([, orderId]) => orderId === id)?.[0])
const shown = async (query: string) => namesOf((await list(query)).orders)
const listed = async (name: string): Promise<StaffListedOrder> => {
  const found = (await list()).orders.find(({ id }) => id === ordered.get(name))
  if (!found) throw new Error(`${name} isn't listed`)
  return found
}

const SHOWN: Record<OrderFilter, string[]> = {
  all: ["goods", "returned", "endangered", "late", "back", "out"],
  out: ["out"],
  back: ["back"],
  late: ["late"],
  unpaid: ["returned", "endangered", "late", "back", "out"],
  unpaid_late: ["late"],
  waits_invoice: [],
  waits_correction: ["returned"],
  waits_credit: ["back"],
  waits_inspection: ["returned"],
  waits_deposit: [],
}

describe("a filter of the list of orders", () => {
  it.each(ORDER_FILTERS)("%s shows what it counts, the newest first", async (filter) => {
    const { orders, counts } = await list(`filter=${filter}`)
    expect(namesOf(orders)).toEqual(SHOWN[filter])
    expect(counts[filter]).toBe(SHOWN[filter].length)
  })

  it("counts among what words find", async () => {
    const { counts } = await list("q=mobile-mapping")
    expect(counts).toMatchObject({ all: 2, late: 1, out: 0, unpaid: 2, unpaid_late: 1 })
  })

  it("shows an order on its way into the accounts, and none of them after", async () => {
    await sql(
      "update erp_mirror set state = 'invoice', next_attempt_at = now() + interval '10 days' where order_id = $1",
      ordered.get("endangered"),
    )
    const { orders, counts } = await list("filter=waits_invoice")
    await mirrored("endangered", "done")
    expect([namesOf(orders), counts.waits_invoice, orders[0]?.waits]).toEqual([["endangered"], 1, ["invoice"]])
  })
})

describe("an order in the list", () => {
  it("says whose it is, what is where, how it is paid and what it comes to", async () => {
    const [unit] = await sql(
      "select serial_number from rental_reservation r join rental_unit u on u.id = r.unit_id where r.order_id = $1",
      ordered.get("out"),
    )
    const seen = (await api("GET", `/orders/${ordered.get("out")}/`, { token: customer.token })).body
    expect(await listed("out")).toEqual({
      id: ordered.get("out"),
      shop_number: seen.shop_number,
      ordered_on: "2026-11-24",
      documents: `${seen.bexio_order_id}, ${seen.bexio_invoice_id}`,
      company: "Tagwerk Süd AG",
      person: expect.stringMatching(/\w+ \w+/),
      email: customer.email,
      phone: "+41 71 111 22 33",
      reference: "BV-2026.131",
      rentals: [
        {
          id: expect.any(String),
          product: expect.stringContaining("RTC"),
          starts_on: "2026-11-24",
          ends_on: "2026-11-27",
          delivery: expect.any(String),
          serial_number: unit.serial_number,
          standing: "out_today",
          due: "2026-11-24",
          endangers: [],
        },
      ],
      goods: [],
      invoice: "open",
      invoice_due: expect.stringMatching(/^2026-12/),
      waits: [],
      total: Math.round(Number(seen.total_cost) * 100),
      is_cancelled: false,
    })
  })

  it("names whose rental a late one endangers", async () => {
    const { shop_number } = await listed("endangered")
    const late = await listed("late")
    expect(late.rentals[0]).toMatchObject({ standing: "late", due: "2026-11-20", endangers: [shop_number] })
    expect(late).toMatchObject({ invoice: "late", invoice_due: "2026-11-20" })
  })

  it("says what came back and that nobody has looked at it, and what was sold", async () => {
    expect((await listed("returned")).rentals[0].standing).toBe("unchecked")
    expect((await listed("returned")).waits).toEqual(["correction", "inspection"])
    expect(await listed("goods")).toMatchObject({
      rentals: [],
      goods: [{ name: expect.stringContaining("USB-C"), quantity: 3 }],
      invoice: "paid",
      invoice_due: null,
    })
  })

  it("isn't paid while months of it are to be billed", async () => {
    await sql(
      "insert into order_billing (order_id, started_by, next_on) values ($1, 'user_1', '2027-01-01')",
      ordered.get("goods"),
    )
    expect((await listed("goods")).invoice).toBe("partial")
    await sql("delete from order_billing where order_id = $1", ordered.get("goods"))
    expect((await listed("goods")).invoice).toBe("paid")
  })

  it("has the total and the state of its rentals now", async () => {
    await rental("cancelled", "rtc-360", ["2027-02-08", "2027-02-10"])
    const token = customer.token
    const [{ id }] = await sql("select id from rental_reservation where order_id = $1", ordered.get("cancelled"))
    const { body } = await admin<StaffCancellation>("GET", `/admin/rental/reservations/${id}/cancellation`)
    const cancelling = { confirmed_fee: body.cancellation.fee, is_waived: false, note: "" }
    const done = await admin("POST", `/admin/rental/reservations/${id}/cancel`, cancelling)
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    const seen = (await api("GET", `/orders/${ordered.get("cancelled")}/`, { token })).body
    const row = await listed("cancelled")
    expect(row.rentals[0]).toMatchObject({ standing: "cancelled", serial_number: null })
    expect([row.total, row.is_cancelled]).toEqual([Math.round(Number(seen.amended.total_cost) * 100), true])
    await sql('update "order" set deleted_at = now() where id = $1', ordered.get("cancelled"))
    ordered.delete("cancelled")
  })
})

describe("the search in the list of orders", () => {
  it.each([
    ["a company, whatever is between its words", "tagwerksüd", SHOWN.all],
    ["a product", "mobile mapping", ["endangered", "late"]],
    ["what was sold", "usb c kabel", ["goods"]],
    ["a phone as it is said", "071 111 22 33", SHOWN.all],
    ["a phone from abroad", "0041711112233", SHOWN.all],
    ["a reference without its signs", "bv2026131", ["out"]],
    ["nobody", "Niemand GmbH", []],
  ])("finds by %s", async (_name, q, expected) => {
    expect(await shown(`q=${encodeURIComponent(q)}`)).toEqual(expected)
  })

  it("takes the number of a document for that alone", async () => {
    const { shop_number } = await listed("back")
    expect(await shown(`q=${shop_number}`)).toEqual(["back"])
  })

  it.each(["P40", "gs18"])("takes the name of a device for no document: %s", async (device) => {
    const at = { id: ordered.get("goods"), name: `Zubehör für ${device.toUpperCase()}` }
    const lines = "id in (select item_id from order_item where order_id = $1)"
    const [{ product_title }] = await sql(`select product_title from order_line_item where ${lines}`, at.id)
    await sql(`update order_line_item set product_title = $2 where ${lines}`, at.id, at.name)
    expect(await shown(`q=${device}`)).toEqual(["goods"])
    await sql(`update order_line_item set product_title = $2 where ${lines}`, at.id, product_title)
  })

  it("looks at products from three letters on", async () => {
    expect(await shown("q=blk")).toEqual(["returned", "back"])
    expect(await shown("q=-bl-")).toEqual([])
  })

  it("goes together with a filter", async () => {
    expect(await shown("q=mobile&filter=late")).toEqual(["late"])
  })

  it("is that over everything too, with customers and products", async () => {
    const { body } = await admin<StaffSearch>("GET", "/admin/search?limit=3&entity=order,customer,product&q=rtc")
    expect(body.results.map(({ entity }) => entity)).toEqual(["order", "customer", "product"])
    expect(namesOf(body.results[0].data)).toEqual(["out"])
    const [, , products] = body.results
    expect(products.data.map((one) => "name" in one && one.name)).toContain("RTC 360")
    expect(products).toMatchObject({ offset: 0, limit: 3 })
    expect((await admin<StaffSearch>("GET", "/admin/search?q=")).body.results).toEqual([])
  })
})

describe("pages of the list of orders", () => {
  it("have each order once, also of those of one moment", async () => {
    const whole = (await list()).orders.map(({ id }) => id)
    const pages = async () => {
      const parts = [0, 2, 4, 6].map((offset) =>
        admin<StaffOrderList>("GET", `/admin/order-list?limit=2&offset=${offset}`),
      )
      return (await Promise.all(parts)).flatMap(({ body }) => body.orders.map(({ id }) => id))
    }
    expect(await pages()).toEqual(whole)
    const moments = await sql('select id, created_at from "order"')
    await sql('update "order" set created_at = now()')
    expect((await pages()).sort()).toEqual([...whole].sort())
    for (const { id, created_at } of moments)
      await sql('update "order" set created_at = $2 where id = $1', id, created_at)
  })

  it.each([
    ["filter=lost", "filter"],
    ["limit=1000", "limit"],
    ["limit=1.5", "limit"],
    ["offset=-1", "offset"],
    ["q=a&q=b", "q"],
    [`q=${"x".repeat(101)}`, "q"],
  ])("are refused for '%s'", async (query, field) => {
    const { status, body } = await admin<Record<string, unknown>>("GET", `/admin/order-list?${query}`)
    expect(status).toBe(400)
    expect(Object.keys(body).filter((key) => key !== "type")).toContain(field)
  })
})

it("the list of orders is a table for Excel, as filtered", async () => {
  const answer = await fetch(`${target().baseUrl}/admin/order-list/csv?filter=late`, {
    headers: { authorization: `Bearer ${await staffToken()}` },
  })
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8")
  expect(answer.headers.get("content-disposition")).toContain("bestellungen-2026-11-24.csv")
  const [headings, row, ...others] = (await answer.text()).trim().split("\r\n")
  expect(headings).toContain(
    "Datum;Bestellung;Auftrag und Rechnung;Firma;Person;E-Mail;Telefon;Referenz;Produkt;Anzahl;Von;Bis;Gerät;Miete;Rechnung;Zahlbar bis;CHF Total inkl. MwSt.",
  )
  expect(others).toEqual([])
  const { shop_number, total } = await listed("late")
  expect(row.startsWith(`2026-11-24;${shop_number};`)).toBe(true)
  expect(row).toContain(";1;2026-11-16;2026-11-20;")
  expect(row.endsWith(`;überfällig;überfällig;2026-11-20;${total / 100}`)).toBe(true)
})

describe("views of the list that somebody keeps", () => {
  const views = async () => (await admin<StaffOrderViews>("GET", "/admin/order-views")).body.views
  const keep = (name: string, filter = "late", q = "") =>
    admin<{ id: string }>("POST", "/admin/order-views", { name, filter, q })

  it("are his own, one a name, and go when he says so", async () => {
    const first = await keep("Mahnen", "unpaid_late")
    expect(first.status).toBe(201)
    const again = await keep("MAHNEN", "unpaid", "Tagwerk")
    expect(again.body.id).toBe(first.body.id)
    await keep("Am Morgen", "out")
    expect(await views()).toEqual([
      { id: expect.any(String), name: "Am Morgen", filter: "out", q: "" },
      { id: first.body.id, name: "MAHNEN", filter: "unpaid", q: "Tagwerk" },
    ])
    expect((await admin("DELETE", `/admin/order-views/${first.body.id}`)).status).toBe(200)
    expect((await views()).map(({ name }) => name)).toEqual(["Am Morgen"])
    expect((await admin("DELETE", `/admin/order-views/${first.body.id}`)).status).toBe(404)
  })

  it("aren't a colleague's", async () => {
    await sql(
      "insert into order_view (id, staff_id, name, filter, q) values ('oview_other', 'user_other', 'Fremd', 'all', '')",
    )
    expect((await views()).map(({ name }) => name)).not.toContain("Fremd")
    expect((await admin("DELETE", "/admin/order-views/oview_other")).status).toBe(404)
    expect(await sql("select 1 from order_view where id = 'oview_other'")).toHaveLength(1)
  })

  it.each([
    [{ name: "", filter: "late" }, "name"],
    [{ name: "x".repeat(61), filter: "late" }, "name"],
    [{ name: "A", filter: "lost" }, "filter"],
    [{ name: "A", filter: "late", q: ["a"] }, "q"],
  ])("are refused as %j", async (body, field) => {
    const answer = await admin<object>("POST", "/admin/order-views", body)
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })

  it("are thirty at most, and each may still be replaced", async () => {
    for (let count = (await views()).length; count < 30; count++) expect((await keep(`Nr. ${count}`)).status).toBe(201)
    expect((await keep("Eine mehr")).body).toEqual({ name: ["Höchstens 30 Einträge."] })
    expect((await keep("Am Morgen", "back")).status).toBe(201)
  })
})
