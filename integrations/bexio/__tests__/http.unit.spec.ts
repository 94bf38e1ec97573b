import { describe, expect, it } from "vitest"
import type { BexioError } from "../errors"
import { broken, gatewayPage, json, timedOut, wiredClient } from "./wired-client"

const me = json({ id: 4 })
const contact = json({ id: 7, contact_type_id: 1, name_1: "Muster AG", user_id: 4, owner_id: 4 }, 201)
const body = { contact_type_id: 1 as const, name_1: "Muster AG", mail: "petra@example.ch", user_id: 4, owner_id: 4 }
const busy = (headers: Record<string, string>) => json({ error_code: 429, message: "Too many" }, 429, headers)

describe("a request", () => {
  it("says who asks, in which language, and sends JSON with its length", async () => {
    const { client, requests } = wiredClient([contact])
    await client.createContact(body)
    const [sentRequest] = requests
    if (!sentRequest) throw new Error("Nothing was sent")
    const { url, method, headers, body: sent } = sentRequest
    expect([method, url]).toEqual(["POST", "https://bexio.test/2.0/contact"])
    expect(Object.fromEntries(headers)).toEqual({
      accept: "application/json",
      "accept-language": "de",
      authorization: "Bearer geheim-4711",
      "content-type": "application/json",
    })
    expect(JSON.parse(sent ?? "")).toEqual(body)
  })

  it("has neither body nor content type where bexio takes none", async () => {
    const { client, requests } = wiredClient([gatewayPage(404)])
    await client.createInvoiceFromOrder(5).catch(() => undefined)
    expect(requests[0]?.body).toBeUndefined()
    expect(requests[0]?.headers.has("content-type")).toBe(false)
  })

  it("searches for equal values in pages of one order", async () => {
    const { client, requests } = wiredClient([json([])])
    await client.searchOrders([{ field: "title", value: "Webshop W-1", criteria: "=" }], { offset: 500 })
    expect(requests[0]?.url).toBe("https://bexio.test/2.0/kb_order/search?limit=500&offset=500&order_by=id")
    expect(JSON.parse(requests[0]?.body ?? "")).toEqual([{ field: "title", value: "Webshop W-1", criteria: "=" }])
  })

  it.each([
    ["a field that bexio doesn't know", { ...body, address: "Weg 1" }],
    ["an empty e-mail", { ...body, mail: "" }],
    ["a house number without a street", { ...body, house_number: "12" }],
  ])("isn't sent with %s", async (_case, wrong) => {
    const { client, requests } = wiredClient([contact])
    await expect(client.createContact(wrong)).rejects.toMatchObject({ failure: "permanent" })
    expect(requests).toHaveLength(0)
  })
})

describe("a read", () => {
  it.each([
    ["503 with a gateway's page", gatewayPage(503)],
    ["500", json({ error_code: 500, message: "Oops" }, 500)],
    ["408", gatewayPage(408)],
    ["a reset connection", broken("ECONNRESET")],
    ["a refused connection", broken("ECONNREFUSED")],
    ["half an answer", new Response('{"id":')],
    ["an answer of another shape", json({ id: "four" })],
  ])("is repeated after %s", async (_case, failure) => {
    const { client, requests, waits } = wiredClient([failure, failure, me])
    await expect(client.me()).resolves.toEqual({ id: 4 })
    expect(requests).toHaveLength(3)
    expect(waits).toEqual([150, 300])
  })

  it("is given up after the third attempt", async () => {
    const { client, requests } = wiredClient([gatewayPage(502)])
    await expect(client.me()).rejects.toMatchObject({ failure: "transient", status: 502, refusal: null })
    expect(requests).toHaveLength(3)
  })

  it("isn't repeated after no answer in time: who waited so long waits no longer", async () => {
    const { client, requests } = wiredClient([timedOut(), me])
    await expect(client.me()).rejects.toMatchObject({ failure: "transient", refusal: "TimeoutError" })
    expect(requests).toHaveLength(1)
  })

  it("includes searches", async () => {
    const { client } = wiredClient([gatewayPage(500), json([])])
    await expect(client.searchContacts([])).resolves.toEqual([])
  })

  it.each([
    [400, "permanent"],
    [403, "auth"],
    [404, "permanent"],
    [411, "permanent"],
    [415, "permanent"],
    [422, "permanent"],
    [302, "permanent"],
  ])("isn't repeated after %i", async (status, failure) => {
    const { client, requests } = wiredClient([json({ error_code: status, message: "No." }, status)])
    await expect(client.me()).rejects.toMatchObject({ failure, status, refusal: "No." })
    expect(requests).toHaveLength(1)
  })
})

describe("a write", () => {
  it.each([
    ["a gateway's 502", gatewayPage(502)],
    ["500", json({ error_code: 500, message: "Oops" }, 500)],
    ["a reset connection", broken("ECONNRESET")],
    ["a connection closed by the other side", broken("UND_ERR_SOCKET")],
    ["no answer in time", timedOut()],
    ["half an answer", new Response('{"id":7,', { status: 201 })],
    ["an answer of another shape", json({ ok: true }, 201)],
    [
      "an answer that breaks off",
      () => new Response(new ReadableStream({ pull: (c) => c.error(broken("ECONNRESET")) })),
    ],
  ])("may have happened after %s and isn't repeated", async (_case, failure) => {
    const { client, requests } = wiredClient([failure, contact])
    await expect(client.createContact(body)).rejects.toMatchObject({ failure: "ambiguous" })
    expect(requests).toHaveLength(1)
  })

  it.each(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT", "CERT_HAS_EXPIRED"])(
    "can't have happened after %s",
    async (code) => {
      const { client, requests } = wiredClient([broken(code), contact])
      await expect(client.createContact(body)).rejects.toMatchObject({ failure: "transient" })
      expect(requests).toHaveLength(1)
    },
  )

  it("says why it was refused, with bexio's list of errors", async () => {
    const refusal = { error_code: 422, message: "Could not save the entity", errors: ["mail: invalid"] }
    const { client } = wiredClient([json(refusal, 422)])
    await expect(client.createContact(body)).rejects.toMatchObject({
      failure: "permanent",
      refusal: 'Could not save the entity: ["mail: invalid"]',
    })
  })

  it.each([
    ["200 with success", json({ success: true })],
    ["204", new Response(null, { status: 204 })],
  ])("that only acts is done with %s", async (_case, answer) => {
    await expect(wiredClient([answer]).client.issueInvoice(3)).resolves.toBeUndefined()
  })

  it("that answers success: false is looked at again", async () => {
    const { client } = wiredClient([json({ success: false })])
    await expect(client.issueInvoice(3)).rejects.toMatchObject({ failure: "ambiguous" })
  })
})

describe("the rate limit", () => {
  it.each([
    ["Retry-After in seconds", { "retry-after": "2", "ratelimit-reset": "40" }, 2_000],
    ["Retry-After as a date", { "retry-after": new Date(1_002_000).toUTCString() }, 2_000],
    ["ratelimit-reset alone", { "ratelimit-reset": "1" }, 1_000],
    ["Retry-After 0", { "retry-after": "0" }, 0],
  ])("once hit, lets reads and writes go after %s", async (_case, headers, waitMs) => {
    const { client, requests, waits } = wiredClient([busy(headers), contact])
    await client.createContact(body)
    expect(requests).toHaveLength(2)
    expect(waits.reduce((sum, each) => sum + each, 0)).toBe(waitMs)
  })

  it.each([
    ["nothing", {}, 5_000],
    ["nonsense", { "retry-after": "bald" }, 5_000],
    ["an hour", { "retry-after": "3600" }, 60_000],
    ["more than it waits itself", { "retry-after": "3" }, 3_000],
  ])("is the caller's to wait for when bexio says %s", async (_case, headers, retryAfterMs) => {
    const { client, requests } = wiredClient([busy(headers)])
    await expect(client.me()).rejects.toMatchObject({ failure: "rate_limit", status: 429, retryAfterMs })
    await expect(client.units()).rejects.toMatchObject({ failure: "rate_limit", retryAfterMs })
    expect(requests).toHaveLength(1)
  })

  it("stops one class of calls and not the others, until its minute is over", async () => {
    const spent = { "ratelimit-remaining": "0", "ratelimit-reset": "30" }
    const { client, pass } = wiredClient([json([], 200, spent), me, json([])])
    await client.searchContacts([])
    await expect(client.searchOrders([])).rejects.toMatchObject({ failure: "rate_limit", retryAfterMs: 30_000 })
    await client.me()
    pass(30_000)
    await expect(client.searchOrders([])).resolves.toEqual([])
  })

  it("waits for a near end of the minute", async () => {
    const spent = { "x-ratelimit-remaining-minute": "0", "ratelimit-reset": "1" }
    const { client, waits } = wiredClient([json({ id: 4 }, 200, spent), me])
    await client.me()
    await client.me()
    expect(waits).toEqual([1_000])
  })

  it("counts the calls that are on their way", async () => {
    const left = { "ratelimit-remaining": "3", "ratelimit-reset": "30" }
    const { client, requests } = wiredClient([json({ id: 4 }, 200, left)])
    await client.me()
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => client.me()))
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3)
    expect(requests).toHaveLength(4)
  })
})

describe("a token", () => {
  const refused = json({ error_code: 401, message: "Invalid token." }, 401)
  const renewable = (renewed: string | null) => ({ current: async () => "alt", renewed: async () => renewed })

  it("that ended is renewed once, for writes too", async () => {
    const { client, requests } = wiredClient([refused, contact], { tokens: renewable("neu") })
    await client.createContact(body)
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer alt", "Bearer neu"])
  })

  it.each([
    ["can't be renewed", null, 1],
    ["is refused again", "neu", 2],
  ])("that %s is the operator's matter", async (_case, renewed, sent) => {
    const { client, requests } = wiredClient([refused], { tokens: renewable(renewed) })
    await expect(client.me()).rejects.toMatchObject({ failure: "auth", status: 401 })
    expect(requests).toHaveLength(sent)
  })
})

it("tells in no error what was sent or with which token", async () => {
  const failures = [gatewayPage(500), broken("ECONNRESET"), busy({}), json({ error_code: 422, message: "No." }, 422)]
  for (const failure of failures) {
    const { client } = wiredClient([failure])
    const error = await client.createContact(body).catch((reason: BexioError) => reason)
    const told = JSON.stringify(error, Object.getOwnPropertyNames(error))
    expect(told).not.toMatch(/geheim-4711|petra@example|Muster AG/)
  }
})
