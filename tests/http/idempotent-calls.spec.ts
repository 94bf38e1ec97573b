import { beforeEach, describe, expect, it } from "vitest"
import { takesKey } from "#wire/keyed-calls"
import { calls } from "#wire/openapi/index"
import { sql } from "../harness"
import { casesByCall, make, nameOf } from "./calls"
import { codeOf, isReplayed, newKey } from "./idempotency-support"

const writes = calls
  .filter(({ method }) => method !== "get")
  .map((call) => ({ name: nameOf(call), call, cases: casesByCall[nameOf(call)] }))
const pathOf = (path: string) => `/backend/api/v1${path.replace(/\{\w+\}/g, "x").replace(/\/$/, "")}`
const takes = ({ method, path }: (typeof calls)[number]) =>
  takesKey({ method: method.toUpperCase(), path: pathOf(path), contentType: "application/json" })

beforeEach(() => sql("delete from session_attempt"))

describe.each(writes.filter(({ call }) => takes(call)))("$name with an Idempotency-Key", ({ call, cases }) => {
  it("is done once and answered the same, and with another body refused", async () => {
    const given = await cases.good()
    const headers = { ...given.headers, "idempotency-key": newKey() }
    const [first, second] = [await make(call, { ...given, headers }), await make(call, { ...given, headers })]
    expect([first.status, isReplayed(first)]).toEqual([call.status ?? 200, false])
    expect([second.status, isReplayed(second), second.body]).toEqual([first.status, true, first.body])
    const other = await make(call, { ...given, headers, body: { ...(given.body as object), another: "1" } })
    expect([other.status, codeOf(other)]).toEqual([422, "idempotency.of_another_call"])
  })
})

describe.each(writes.filter(({ call }) => !takes(call)))("$name with an Idempotency-Key", ({ call, cases }) => {
  it("is answered as without one, and remembered nowhere", async () => {
    await sql("delete from idempotency_request")
    const given = await cases.good()
    const answer = await make(call, { ...given, headers: { ...given.headers, "idempotency-key": newKey() } })
    expect(answer.status).toBe(call.status ?? 200)
    expect(await sql("select from idempotency_request")).toEqual([])
  })
})

it("no key but those of logins and passwords is passed over", () => {
  expect(
    writes
      .filter(({ call }) => !takes(call))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    "POST /activate/",
    "POST /change-password/",
    "POST /impersonate/",
    "POST /reset_user_password_confirm/",
    "POST /signup/",
    "POST /token/login/",
    "POST /token/logout/",
  ])
})
