import type { IncomingMessage } from "node:http"
import { expect, it } from "vitest"
import { identify } from "../request-id"

const OWN = /^[0-9a-f]{8}-[0-9a-f]{4}-/
const from = (remoteAddress: string, id?: string) =>
  ({ headers: id === undefined ? {} : { "x-request-id": id }, socket: { remoteAddress } }) as unknown as IncomingMessage
const isTrusted = (address: string) => address === "10.0.0.1"

it.each([
  ["a trusted proxy's", from("10.0.0.1", "9f2c4e1a-proxy"), /^9f2c4e1a-proxy$/],
  ["its own without one", from("10.0.0.1"), OWN],
  ["its own for a visitor who sends one", from("192.0.2.7", "9f2c4e1a-visitor"), OWN],
  ["its own for one that would break a log line", from("10.0.0.1", "a\nb c d e f g"), OWN],
  ["its own for one that is too long", from("10.0.0.1", "x".repeat(81)), OWN],
])("a request keeps %s", (_case, request, id) => {
  const made = identify(request, isTrusted)
  expect(made).toMatch(id)
  expect(request.headers["x-request-id"]).toBe(made)
})

it("is another one each time", () => {
  const ids = Array.from({ length: 100 }, () => identify(from("192.0.2.7"), isTrusted))
  expect(new Set(ids).size).toBe(100)
})
