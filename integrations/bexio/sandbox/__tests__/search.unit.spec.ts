import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { A_POSITION } from "./caller"
import { sandboxOfTheFile } from "./sandbox-of-the-file"

const { call, contact, order, invoice } = sandboxOfTheFile()

const titles = async (conditions: object[], query = "") =>
  (await call(`POST /2.0/kb_order/search${query}`, conditions)).body.map(({ title }: { title: string }) => title)

describe("a search", () => {
  it.each([
    ["like, unless it says otherwise", [{ field: "title", value: "w-1" }], ["W-1", "W-10", "w-11"]],
    ["like without case", [{ field: "title", value: "%W-1%", criteria: "like" }], ["W-1", "W-10", "w-11"]],
    ["exactly", [{ field: "title", value: "W-1", criteria: "=" }], ["W-1"]],
    ["what isn't", [{ field: "title", value: "W-1", criteria: "!=" }], ["W-10", "w-11", "X"]],
    ["among several", [{ field: "title", value: ["X", "W-10"], criteria: "in" }], ["W-10", "X"]],
    ["money as a number", [{ field: "total_net", value: "1755", criteria: "=" }], ["W-1", "W-10", "w-11"]],
    ["more than", [{ field: "total_net", value: "1755", criteria: ">" }], ["X"]],
    [
      "since a moment",
      [{ field: "updated_at", value: "2026-11-24 09:00:00", criteria: ">=" }],
      ["W-1", "W-10", "w-11", "X"],
    ],
    ["after a moment", [{ field: "updated_at", value: "2026-11-24 09:00:00", criteria: ">" }], []],
    [
      "all that holds",
      [
        { field: "title", value: "W" },
        { field: "id", value: 2, criteria: "=" },
      ],
      ["W-10"],
    ],
    ["everything", [], ["W-1", "W-10", "w-11", "X"]],
  ])("finds %s", async (_case, conditions, found) => {
    for (const title of ["W-1", "W-10", "w-11"]) await order({ title })
    await order({ title: "X", positions: [{ ...A_POSITION, unit_price: "1000" }] })
    expect(await titles(conditions)).toEqual(found)
  })

  it("answers rows without positions, pages of them in the order asked for", async () => {
    for (const title of ["a", "b", "c"]) await order({ title })
    expect(await titles([], "?limit=2&order_by=id_desc")).toEqual(["c", "b"])
    expect(await titles([], "?limit=2&offset=2")).toEqual(["c"])
    const [row] = (await call("POST /2.0/kb_order/search", [])).body
    expect(row).toMatchObject({ total: "1897.150000", api_reference: "shop:order:1" })
    expect(row).not.toHaveProperty("positions")
  })

  it.each([
    ["kb_order", "api_reference"],
    ["contact", "api_reference"],
    ["contact", "remarks"],
    ["kb_invoice", "reference"],
    ["kb_offer", "positions"],
  ])("of %s knows no field %s", async (table, field) => {
    expect((await call(`POST /2.0/${table}/search`, [{ field, value: "x", criteria: "=" }])).status).toBe(400)
  })

  it.each(["?limit=0", "?limit=2001", "?limit=x", "?offset=-1", "?order_by=title", "?order_by=id;drop"])(
    "refuses %s",
    async (query) => {
      expect((await call(`POST /2.0/kb_order/search${query}`, [])).status).toBe(400)
    },
  )

  it.each([[{ value: "x" }], [{ field: "id", value: 1, criteria: "~" }]])(
    "refuses the condition %j",
    async (condition) => {
      expect((await call("POST /2.0/kb_order/search", [condition])).status).toBe(400)
    },
  )

  it("finds invoices by their reference and contacts by their mail", async () => {
    const { id } = await invoice()
    await call(`POST /2.0/kb_invoice/${id}`, { api_reference: "shop:order:7" })
    const by = (table: string, field: string, value: string) =>
      call(`POST /2.0/${table}/search`, [{ field, value, criteria: "=" }])
    expect((await by("kb_invoice", "api_reference", "shop:order:7")).body).toMatchObject([{ id }])
    expect((await by("contact", "mail", "EINKAUF@example.ch")).body).toHaveLength(1)
    const { id: archived } = await contact({ mail: "alt@example.ch" })
    await call(`DELETE /2.0/contact/${archived}`)
    expect((await by("contact", "mail", "alt@example.ch")).body).toEqual([])
  })
})

describe("a search that lags behind", () => {
  const late = sandboxOfTheFile({ searchLagMs: 60 })
  it("finds a row later, while reading it works at once", async () => {
    const { id } = await late.order()
    const found = async () => (await late.call("POST /2.0/kb_order/search", [])).body.length
    expect(await found()).toBe(0)
    expect((await late.call(`GET /2.0/kb_order/${id}`)).status).toBe(200)
    for (const deadline = Date.now() + 5_000; (await found()) === 0 && Date.now() < deadline; ) await sleep(5)
    expect(await found()).toBe(1)
  })
})

describe("a search that tells cases apart", () => {
  const exact = sandboxOfTheFile({ exactCase: true })
  it("finds what is written alike only", async () => {
    await exact.contact()
    const by = (value: string) => exact.call("POST /2.0/contact/search", [{ field: "mail", value, criteria: "=" }])
    expect((await by("EINKAUF@example.ch")).body).toEqual([])
    expect((await by("einkauf@example.ch")).body).toHaveLength(1)
  })
})
