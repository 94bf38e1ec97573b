import net from "node:net"
import { beforeAll, describe, expect, it } from "vitest"
import { staffToken } from "../harness"
import { rawGet } from "../harness/raw-request"
import { target } from "../harness/target"

const STALLED = 400
/** The time that a client has for its headers, and what passes until somebody looks for it. */
const SENT_AWAY_MS = 15_000

/** Clients that say half a header and then nothing, besides whatever this file asks. */
let stalled: Promise<number[]>
beforeAll(() => {
  const { hostname, port } = new URL(target().baseUrl)
  const stall = () =>
    new Promise<number>((resolve) => {
      const startedAtMs = performance.now()
      const socket = net.connect(Number(port), hostname, () =>
        socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow"),
      )
      socket.resume().on("error", () => undefined)
      socket.on("close", () => resolve(performance.now() - startedAtMs))
    })
  stalled = Promise.all(Array.from({ length: STALLED }, stall))
})

const INSIDE = /\bselect .* from |insert |invalid (byte|message)|\bat .*\.(ts|js):|node_modules/i

it("a file that isn't there is kept by nobody so: of a new version, another server has it already", async () => {
  for (const file of ["/assets/index-neu.js", "/media/neu.jpg", "/static/neu.pdf"]) {
    const { status, headers } = await fetch(target().baseUrl + file)
    expect([status, headers.get("cache-control")]).toEqual([404, "no-store"])
  }
})

describe("an address that nobody can read", () => {
  it.each([
    "/app/%",
    "/app/%ff",
    "/app/assets/%00.js",
    "/assets/%",
    "/media/%zz.png",
    "/static/%c0%af",
    "/%zz.txt",
    "/dev/mails/%",
    "/dev/mails/%ff/raw",
    "/auth/%ff/emailpass",
    "/auth/user/%zz",
    "/auth/__proto__/emailpass",
    "/auth/user/__proto__",
    "/auth/constructor/constructor/callback",
    "/admin/%",
    "/admin/orders/%00",
    "/admin/orders/%ff",
    "/admin/orders/%zz",
    "/admin/orders/%ed%a0%80",
    "/admin/orders/a%0d%0ab",
    "/store/products/%ff",
    "/hooks/payment/%ff",
    "/backend/api/v1/products/rental/%ff/",
    "/backend/api/v1/cart/%00/",
    "/backend/%",
    "/mieten/%zz",
    "/mieten/%00",
    "/%",
    "/ueber-uns%0d%0aX",
    "//ueber-uns%0d%0aX",
    "//ueber-uns:x",
    "//[",
    "//%zz/",
    "/\\example.ch/",
    "/events/%ed%a0%80",
  ])("%s is refused or not found, whatever the method", async (address) => {
    const headers = `Authorization: Bearer ${bearer}\r\nContent-Length: 0\r\n`
    for (const method of ["GET", "POST", "HEAD", "DELETE", "OPTIONS"]) {
      const { status, body } = await rawGet(address, { method, headers })
      expect(status, method).toBeLessThan(500)
      if (method === "GET") expect([400, 404], method).toContain(status)
      expect(body.replace(/<style>.*?<\/style>/gs, ""), method).not.toMatch(INSIDE)
    }
  })

  let bearer: string
  beforeAll(async () => {
    bearer = await staffToken()
  })

  it("is a page of the shop's that says so", async () => {
    const { status, body } = await rawGet("/mieten/%zz")
    expect(status).toBe(404)
    expect(body).toContain("<html")
  })

  it("is answered in JSON where answers are", async () => {
    const { head, body } = await rawGet("/backend/api/v1/products/rental/%ff/")
    expect(head).toMatch(/^content-type: application\/json/im)
    expect(JSON.parse(body)).toEqual({ non_field_errors: ["Nicht gefunden."] })
  })
})

describe("a target in the form that proxies are asked in", () => {
  it.each([
    ["http://x/backend/api/v1/products/rental-purposes/", 200],
    ["HTTP://shop.example.ch:80/health", 200],
    ["http://x/mieten", 200],
    ["http://x", 200],
    ["http://x/admin/users", 401],
    ["http://x/backend/nichts", 404],
    ["*", 404],
  ])("%s is %i", async (address, status) => {
    expect((await rawGet(address)).status).toBe(status)
  })

  it("is guarded as the path alone is", async () => {
    expect((await rawGet("http://x/backend/api/v1/profile/")).status).toBe(403)
    expect((await rawGet("http://x/admin/orders/%00")).status).toBe(404)
  })
})

describe("a list of Medusa's that is asked wrongly", () => {
  it.each([
    ["limit", "/admin/orders?limit=-1"],
    ["limit", "/admin/products?limit=1e9"],
    ["offset", "/admin/orders?offset=-1"],
    ["order", "/admin/orders?order='"],
    ["order", "/admin/customers?order=id%3Bdrop"],
    ["fields", "/admin/regions?fields=id%27"],
    ["q", "/admin/users?q=%00"],
    ["q", "/admin/users?q[a]=b"],
    ["email", "/admin/customers?email=a%00b"],
  ])("says that it is the %s: %s", async (field, address) => {
    const answer = await fetch(`${target().baseUrl}${address}`, {
      headers: { authorization: `Bearer ${await staffToken()}` },
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ type: "invalid_data", [field]: [expect.any(String)] })
  })

  it.each([
    "/admin/orders?order=nothing_of_the_kind",
    "/admin/orders?id[$gt][a]=b",
    "/admin/products?created_at[$gte]=x",
  ])("is refused without the database's words: %s", async (address) => {
    const answer = await fetch(`${target().baseUrl}${address}`, {
      headers: { authorization: `Bearer ${await staffToken()}` },
    })
    expect(answer.status).toBeLessThan(500)
    expect(await answer.text()).not.toMatch(/select |column|operator|syntax/i)
  })
})

describe("a login of staff that can't be anybody's", () => {
  it.each(["a\u0000b", "a\ud800b", "x".repeat(20_000), { $gt: "" }, ["a"], null, 7])("%j is refused", async (email) => {
    const answer = await fetch(`${target().baseUrl}/auth/user/emailpass`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: "x" }),
    })
    expect([400, 401, 429]).toContain(answer.status)
    expect(await answer.text()).not.toMatch(/select |invalid byte|message format|syntax/i)
  })
})

describe(`${STALLED} clients that stop within their headers`, () => {
  it("are sent away within seconds", async () => {
    expect(Math.max(...(await stalled))).toBeLessThan(SENT_AWAY_MS)
  })
})
