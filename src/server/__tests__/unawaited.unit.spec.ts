import { expect, it, vi } from "vitest"
import { noteUnawaited } from "../unawaited"

const written = (reason: unknown) => {
  const log = { warn: vi.fn(), error: vi.fn() }
  noteUnawaited(reason, log)
  return { warned: log.warn.mock.calls.length, failed: log.error.mock.calls.length }
}

it.each([
  ["a database that is away", Object.assign(new Error("connect"), { code: "ECONNREFUSED" }), { warned: 1, failed: 0 }],
  ["an extension's second promise", new TypeError("fetch failed"), { warned: 0, failed: 1 }],
  ["what isn't an error", "no", { warned: 0, failed: 1 }],
])("a running shop notes and outlives %s", (_case, reason, expected) => {
  expect(written(reason)).toEqual(expected)
})
