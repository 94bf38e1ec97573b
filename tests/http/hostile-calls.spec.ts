import http from "node:http"
import { beforeEach, describe, expect, it } from "vitest"
import * as z from "zod/mini"
import { fieldErrors } from "#kernel/wire/errors"
import type { Call } from "#platform/openapi/call"
import { calls } from "#wire/openapi/index"
import { sql } from "../harness"
import { target } from "../harness/target"
import { casesByCall, type Given, make, nameOf, STALE_LOGIN } from "./calls"

/** Whatever comes in: no 5xx, JSON, and a 400 says what is wrong by field, without a trace of the program. */
function expectRefusedOrDone({ status, body, headers }: Awaited<ReturnType<typeof make>>, sent: string) {
  expect(status, sent).toBeLessThan(500)
  if (status < 300) return
  expect(headers.get("content-type"), sent).toContain("application/json")
  expect(JSON.stringify(body), sent).not.toMatch(/node_modules|\bat .*\.(ts|js):|select |insert /i)
  if (status === 400) expect(z.safeParse(fieldErrors, body).error?.issues ?? [], sent).toEqual([])
}

const PARAMETERS = {
  "5000 characters": "x".repeat(5000),
  "a quote": "'%20or%20''%3D'",
  NUL: "a%00b",
  "a broken percent sign": "%E0%A4%A",
  "a way up": "..%2F..%2Fetc%2Fpasswd",
  "a space": "%20",
  "an emoji": "%F0%9F%98%80",
  "a prototype": "__proto__",
}
const VALUES = {
  null: null,
  "a number": 7,
  "an endless number": 1e308,
  "a boolean": true,
  "a list": ["a"],
  "an object": { $gt: "" },
  "an empty text": "",
  NUL: "a\u0000b",
  "half a character": "\ud800",
  "100 000 characters": "ü".repeat(100_000),
}
const deep = (levels: number) => `{"a":${"[".repeat(levels)}${"]".repeat(levels)}}`
const BODIES = {
  null: "null",
  "a list": "[]",
  "a number": "42",
  "a text": '"text"',
  nothing: "",
  "broken JSON": '{"email": "a@b.ch", ',
  "20 000 levels": deep(20_000),
  "a prototype": '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}',
}
const OTHERS = {
  "a form": ["application/x-www-form-urlencoded", "a=b"],
  text: ["text/plain", "{}"],
  XML: ["application/xml", "<a/>"],
  "a part that never ends": ["multipart/form-data; boundary=x", "--x\r\n"],
  "an unknown alphabet": ["application/json; charset=klingon", "{}"],
}

/** A call without cases is named by `every-call`. */
const every = calls.flatMap((call) => {
  const cases = casesByCall[nameOf(call)]
  return cases ? [{ name: nameOf(call), call, cases }] : []
})
const withParameters = every.filter(({ call }) => call.path.includes("{"))
const withBody = every.filter(({ call }) => call.body)

beforeEach(() => sql("delete from session_attempt"))

async function expectAllSurvived(call: Call, requests: [string, Given][]) {
  for (const [what, given] of requests) expectRefusedOrDone(await make(call, given), what)
}

describe.each(withParameters)("$name", ({ call, cases }) => {
  it("survives any parameter in its path", async () => {
    const good = await cases.good()
    const requests = Object.keys(good.params ?? {}).flatMap((name) =>
      Object.entries(PARAMETERS).map(([what, value]): [string, Given] => [
        `${name}: ${what}`,
        { ...good, params: { ...good.params, [name]: value } },
      ]),
    )
    await expectAllSurvived(call, requests)
  })
})

describe.each(every.filter(({ call }) => call.method === "get"))("$name", ({ call, cases }) => {
  it("survives any query", async () => {
    const good = await cases.good()
    const names = Object.keys((call.query as { shape?: object } | undefined)?.shape ?? { anything: "" })
    const queries = names.flatMap((name) =>
      ["a&N=b", "%00", "%E0%A4%A", "x".repeat(5000), "-1", "1e99", "NaN"].map(
        (v) => `?${name}=${v.replace("N", name)}`,
      ),
    )
    queries.push(
      ...names.flatMap((name) => [`?${name}[]=a`, `?${name}[a][b]=c`, `?${name}`]),
      `?${"a=1&".repeat(2000)}`,
    )
    await expectAllSurvived(
      call,
      queries.map((query) => [query.slice(0, 40), { ...good, query }]),
    )
  })
})

describe.each(withBody)("$name", ({ call, cases }) => {
  it("survives any value in any field", async () => {
    const good = await cases.good()
    const fields = Object.keys(good.body as object)
    for (const field of fields) {
      await sql("delete from session_attempt")
      const requests = Object.entries(VALUES).map(([what, value]): [string, Given] => [
        `${field}: ${what}`,
        { ...good, body: { ...(good.body as object), [field]: value } },
      ])
      await expectAllSurvived(call, requests)
    }
  })

  it("survives any body", async () => {
    const good = await cases.good()
    await expectAllSurvived(
      call,
      Object.entries(BODIES).map(([what, body]) => [what, { ...good, body }]),
    )
  })

  it("survives what isn't JSON", async () => {
    const good = await cases.good()
    const requests = Object.entries(OTHERS).map(([what, [contentType, body]]): [string, Given] => [
      what,
      { ...good, body, headers: { "content-type": contentType } },
    ])
    await expectAllSurvived(call, requests)
  })

  it("survives what says to be compressed and isn't, and more than it takes", async () => {
    const good = await cases.good()
    const compressed = { ...good, body: "{}", headers: { "content-encoding": "gzip" } }
    expectRefusedOrDone(await make(call, compressed), "false gzip")
    const { status } = await make(call, { ...good, body: { a: "x".repeat(5_000_000) } })
    expect([400, 413]).toContain(status)
  })
})

/** `fetch` knows the usual methods only. */
const rawStatus = (method: string, path: string) =>
  new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
    const request = http.request(`${target().baseUrl}/backend/api/v1${path}`, { method }, (answer) => {
      answer.resume()
      resolve([answer.statusCode, answer.headers["content-type"]])
    })
    request.on("error", reject).end()
  })

describe("methods that a path doesn't know", () => {
  it.each(["PATCH", "DELETE", "PROPFIND", "PURGE", "POST", "PUT"])("%s is 404 in JSON", async (method) => {
    const [status, contentType] = await rawStatus(method, "/products/rental-purposes/")
    expect(status).toBe(404)
    expect(contentType).toContain("application/json")
  })

  it.each(["OPTIONS", "HEAD", "TRACE"])("%s does no harm", async (method) => {
    const [status] = await rawStatus(method, "/products/rental/")
    expect(status).toBeLessThan(500)
  })
})

describe("a login header", () => {
  it.each([
    ["of another shape", "Token"],
    ["with a comma", "Token a, Token b"],
    ["in another language", "Basic YTpi"],
    ["that is very long", `Token ${"x".repeat(8000)}`],
    ["that has ended", `Token ${STALE_LOGIN}`],
  ])("%s is ignored where none is needed, and 403 where one is", async (_what, authorization) => {
    const headers = { authorization }
    const of = (path: string) => make({ method: "get", path }, { headers })
    expect((await of("/products/rental/")).status).toBe(200)
    expect((await of("/profile/")).status).toBe(403)
  })
})

describe("unknown paths", () => {
  it.each(["/", "/nichts/", "/products/nichts/", "/products/rental/a/b/c", "/cart/a/b/c/", "/%00", "/%E0%A4%A"])(
    "%s is refused in JSON",
    async (path) => {
      const answer = await make({ method: "get", path }, {})
      expect([400, 404]).toContain(answer.status)
      expect(answer.headers.get("content-type")).toContain("application/json")
    },
  )
})
