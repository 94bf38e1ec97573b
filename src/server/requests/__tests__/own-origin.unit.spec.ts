import { describe, expect, it } from "vitest"
import { foreignWrite } from "../own-origin"

const production = { publicUrl: "https://shop.example.ch", isDemo: false }
const demo = { publicUrl: "http://localhost:9000", isDemo: true }
const own = { cookie: "connect.sid=x", origin: "https://shop.example.ch", host: "shop.example.ch" }

const statusOf = (method: string, headers: Record<string, string>, shop = production) =>
  foreignWrite({ method, headers }, shop)?.status ?? "taken"

describe("a write with a cookie", () => {
  it.each([
    ["from the shop's own page, as JSON", { ...own, "content-type": "application/json" }, "taken"],
    ["with a charset", { ...own, "content-type": "Application/JSON; charset=utf-8" }, "taken"],
    ["with files", { ...own, "content-type": "multipart/form-data; boundary=x" }, "taken"],
    ["with a file as it is", { ...own, "content-type": "application/octet-stream" }, "taken"],
    ["without a body", own, "taken"],
    ["as a form", { ...own, "content-type": "application/x-www-form-urlencoded" }, 415],
    ["as text", { ...own, "content-type": "text/plain" }, 415],
    ["from elsewhere", { ...own, origin: "https://boese.example.com" }, 400],
    ["from a neighbour under the same name", { ...own, origin: "https://blog.example.ch" }, 400],
    ["from another port", { ...own, origin: "https://shop.example.ch:8443" }, 400],
    ["from the unencrypted page of the same name", { ...own, origin: "http://shop.example.ch" }, 400],
    ["from a page that hides where it is", { ...own, origin: "null" }, 400],
    ["without an origin", { cookie: own.cookie, host: own.host }, 400],
    ["with a host that was made up", { ...own, origin: "https://boese.example.com", host: "boese.example.com" }, 400],
    ["with another cookie only", { ...own, cookie: "lng=de", origin: "https://boese.example.com" }, 400],
  ])("%s", (_case, headers, answer) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect(statusOf(method, headers)).toBe(answer)
  })
})

it.each([
  ["by what the machine is called", "http://127.0.0.1:9000", "127.0.0.1:9000", "taken"],
  ["by its address", "http://localhost:9000", "localhost:9000", "taken"],
  ["but not from another port", "http://localhost:3000", "localhost:9000", 400],
])("the demo is written to %s", (_case, origin, host, answer) => {
  expect(statusOf("POST", { cookie: "x=y", origin, host }, demo)).toBe(answer)
})

it.each(["GET", "HEAD", "OPTIONS"])("%s is taken from everywhere", (method) => {
  expect(statusOf(method, { ...own, origin: "https://boese.example.com" })).toBe("taken")
})

it("who sends no cookie is asked for nothing", () => {
  expect(statusOf("POST", { origin: "https://boese.example.com", "content-type": "text/plain" })).toBe("taken")
})
