import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { describe, expect, it } from "vitest"
import { crossOrigin } from "../cross-origin"

const PAGE = "https://app.example.ch"
const PREFLIGHT = { "access-control-request-method": "POST", "access-control-request-headers": "authorization" }

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const plain: Answer = (_request, response) => response.writeHead(200, { "content-type": "text/plain" }).end("da")

/** What is answered to a page of the origin. */
async function asked(
  { origins = [PAGE], path = "/backend/api/v1/products/", method = "GET" },
  headers: Record<string, string> = { origin: PAGE },
  answer: Answer = plain,
) {
  const allow = crossOrigin(origins)
  const server = createServer((request, response) => {
    if (!allow(request, response)) answer(request, response)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  try {
    const response = await fetch(url, { method, headers })
    const given = Object.fromEntries(response.headers)
    return { status: response.status, origin: given["access-control-allow-origin"], headers: given }
  } finally {
    server.close()
  }
}

describe("a page of a named origin", () => {
  it("may read the contract, without cookies", async () => {
    const { status, origin, headers } = await asked({})
    expect([status, origin, headers.vary]).toEqual([200, PAGE, "Origin"])
    expect(headers["access-control-expose-headers"]).toContain("Retry-After")
    expect(headers["access-control-allow-credentials"]).toBeUndefined()
  })

  it("is told before what it may send", async () => {
    const { status, origin, headers } = await asked({ method: "OPTIONS" }, { origin: PAGE, ...PREFLIGHT })
    expect([status, origin]).toEqual([204, PAGE])
    expect(headers["access-control-allow-headers"]).toContain("Idempotency-Key")
    expect(headers["access-control-allow-methods"]).toContain("DELETE")
  })

  it("gets from the call itself what OPTIONS without a question says", async () => {
    expect((await asked({ method: "OPTIONS" })).status).toBe(200)
  })
})

describe("nothing is said", () => {
  it.each([
    ["to another origin", {}, { origin: "https://boese.example.com" }],
    ["to a neighbour", {}, { origin: "https://app.example.ch.boese.example.com" }],
    ["to the unencrypted page of the same name", {}, { origin: "http://app.example.ch" }],
    ["to a page that hides where it is", {}, { origin: "null" }],
    ["to who isn't a page", {}, {}],
    ["where no origin is named", { origins: [] }, { origin: PAGE }],
    ["of staff's routes", { path: "/admin/orders" }, { origin: PAGE }],
    ["of logins", { path: "/auth/user/emailpass" }, { origin: PAGE }],
    ["of what else is below /backend", { path: "/backend/fleet-calendars/x.ics" }, { origin: PAGE }],
    ["of a path that only begins alike", { path: "/backend/api/v12/products/" }, { origin: PAGE }],
  ])("%s", async (_case, shop, headers) => {
    const { status, origin, headers: given } = await asked(shop, headers as Record<string, string>)
    expect([status, origin, given["access-control-expose-headers"]]).toEqual([200, undefined, undefined])
    const preflight = await asked({ ...shop, method: "OPTIONS" }, { ...headers, ...PREFLIGHT })
    expect([preflight.origin, preflight.headers["access-control-allow-methods"]]).toEqual([undefined, undefined])
  })
})

it.each([
  ["are set", (response: ServerResponse) => response.setHeader("Vary", "Accept-Language").writeHead(200)],
  ["are written", (response: ServerResponse) => response.writeHead(200, { Vary: "Accept-Language" })],
  ["are written with words", (response: ServerResponse) => response.writeHead(200, "Yes", { vary: "Accept-Language" })],
])("caches tell origins apart beside what they did, where headers %s", async (_how, answer) => {
  const { headers } = await asked({}, {}, (_request, response) => void answer(response).end())
  expect(headers.vary).toBe("Accept-Language, Origin")
})
