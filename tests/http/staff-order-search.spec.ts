import { beforeAll, describe, expect, it } from "vitest"
import type { StaffOrderList } from "#shop/erp/wire/staff-order-list"
import type { StaffSearch } from "#wire/staff-search"
import { sql, staffToken } from "../harness"
import { target } from "../harness/target"
import { admin, list, listed, namesOf, ordered, SHOWN, shown, sixOrders } from "./staff-order-list-support"

beforeAll(sixOrders)

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
    expect(body.results.map(({ entity }) => entity)).toEqual(["order", "quote", "customer", "product"])
    expect(namesOf(body.results[0].data)).toEqual(["out"])
    const [, , , products] = body.results
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
