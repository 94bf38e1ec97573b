import { describe, expect, it } from "vitest"
import { A_CONTACT, anOrder } from "./caller"
import { sandboxOfTheFile } from "./sandbox-of-the-file"

const books = sandboxOfTheFile()
const { call, contact, order, invoice } = books

const held = async (table: string) => (await call(`GET /2.0/${table}`)).body
const failOnce = (path: string, action: object) =>
  call("POST /__sandbox/faults", { method: "POST", path, times: 1, action })

/** Every write that the shop makes, and where its effect can be seen. */
const WRITES: [
  name: string,
  write: () => Promise<() => Promise<unknown>>,
  path: string,
  effect: () => Promise<unknown>,
][] = [
  [
    "a contact",
    async () => () => call("POST /2.0/contact", A_CONTACT),
    "/2.0/contact",
    async () => (await held("contact")).length,
  ],
  [
    "an order",
    async () => {
      const { id } = await contact()
      return () => call("POST /2.0/kb_order", anOrder(id))
    },
    "/2.0/kb_order",
    async () => (await held("kb_order")).length,
  ],
  [
    "an invoice from an order",
    async () => {
      const { id } = await order()
      return () => call(`POST /2.0/kb_order/${id}/invoice`)
    },
    "/2.0/kb_order/1/invoice",
    async () => (await held("kb_invoice")).length,
  ],
  [
    "an invoice's reference",
    async () => {
      const { id } = await invoice()
      return () => call(`POST /2.0/kb_invoice/${id}`, { api_reference: "shop:order:1" })
    },
    "/2.0/kb_invoice/1",
    async () => Number((await held("kb_invoice"))[0].api_reference === "shop:order:1"),
  ],
  [
    "an issue",
    async () => {
      const { id } = await invoice()
      return () => call(`POST /2.0/kb_invoice/${id}/issue`)
    },
    "/2.0/kb_invoice/1/issue",
    async () => Number((await held("kb_invoice"))[0].kb_item_status_id === 8),
  ],
]

describe.each(WRITES)("%s", (_name, prepare, path, effect) => {
  it("has happened when the connection dropped after it", async () => {
    const write = await prepare()
    await failOnce(path, { kind: "commit-and-drop" })
    await expect(write()).rejects.toThrow()
    expect(await effect()).toBe(1)
  })

  it.each([
    { kind: "drop" },
    { kind: "answer", status: 503, body: "<h1>Wartung</h1>" },
    { kind: "answer", status: 500 },
  ])("has not happened after %j", async (action) => {
    const write = await prepare()
    await failOnce(path, action)
    await write().catch(() => undefined)
    expect(await effect()).toBe(0)
  })
})

describe("a request that arrives twice", () => {
  it("makes two orders: nothing recognises a repetition", async () => {
    const { id } = await contact()
    await failOnce("/2.0/kb_order", { kind: "duplicate" })
    await call("POST /2.0/kb_order", anOrder(id))
    expect((await held("kb_order")).map(({ title }: { title: string }) => title)).toEqual(
      Array(2).fill("Webshop W-1042"),
    )
  })

  it("makes one invoice: the order is done", async () => {
    const { id } = await order()
    await failOnce(`/2.0/kb_order/${id}/invoice`, { kind: "duplicate" })
    expect((await call(`POST /2.0/kb_order/${id}/invoice`)).status).toBe(422)
    expect(await held("kb_invoice")).toHaveLength(1)
  })
})

describe("the control paths", () => {
  it.each([
    ["an invoice that nobody knows", "POST /__sandbox/pay/RE-00009", undefined, 404],
    ["a draft", "POST /__sandbox/pay/1", undefined, 422],
    ["a sum that is none", "POST /__sandbox/pay/1", { value: "viel" }, 400],
    ["a clock that is none", "POST /__sandbox/clock", { now: "morgen" }, 400],
    ["anything else", "POST /__sandbox/money", undefined, 404],
  ])("refuse %s", async (_case, path, body, status) => {
    await invoice()
    expect((await call(path, body)).status).toBe(status)
  })
})
