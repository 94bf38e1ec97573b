import { afterAll, beforeEach, describe, expect, it } from "vitest"
import * as z from "zod/mini"
import { fieldErrors } from "#kernel/wire/errors"
import type { Call } from "#platform/openapi/call"
import { calls } from "#wire/openapi/index"
import { sql } from "../harness"
import { oncePerFile } from "../harness/once-per-file"
import { casesByCall, make, nameOf, refusedRequest, STALE_LOGIN } from "./calls"
import { noteExample, writeExamples } from "./calls/examples"

const BOTH_FORMS = [true, false]
const tested = calls.flatMap((call) => {
  const cases = casesByCall[nameOf(call)]
  return cases ? [{ name: nameOf(call), call, cases }] : []
})
const takesInput = ({ path, query, body }: Call) => path.includes("{") || Boolean(query) || Boolean(body)

beforeEach(() => sql("delete from session_attempt"))
afterAll(writeExamples)

describe("the table of cases", () => {
  it("has every call of the contract and no other", () => {
    expect(Object.keys(casesByCall).toSorted()).toEqual(calls.map(nameOf).toSorted())
  })

  it("knows wrong input of every call that takes any", () => {
    const without = tested.filter(({ call, cases }) => takesInput(call) && !cases.bad?.length)
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it("leaves something out of every call that has a body or needs a login", () => {
    const without = tested.filter(
      ({ call, cases }) => (call.body || call.login === "required") && !cases.missing?.length,
    )
    expect(without.map(({ name }) => name)).toEqual([])
  })
})

describe.each(tested)("$name", ({ call, cases }) => {
  /** A refusal changes nothing: all of them start from one good request, which is answered after them. */
  const good = oncePerFile(async () => cases.good())

  const refused = [...(cases.bad ?? []), ...(cases.missing ?? [])]
  it.runIf(refused.length > 0).each(refused)("refuses $what with $status", async (refusal) => {
    const request = await refusedRequest(good, refusal)
    for (const hasSlash of BOTH_FORMS) {
      const answer = await make(call, request, hasSlash)
      const { status, body } = answer
      noteExample(call, request, answer)
      expect([status, body]).toEqual([refusal.status, expect.any(Object)])
      // Of 409 the document says more.
      if (status !== 409) expect(z.safeParse(fieldErrors, body).error?.issues ?? []).toEqual([])
      if (refusal.fields) expect(Object.keys(body)).toEqual(refusal.fields)
    }
  })

  it("answers good input as the contract says, with and without the slash", async () => {
    for (const given of [good, cases.good]) {
      const request = await given()
      const answered = await make(call, request, given === good)
      const { status, body, headers } = answered
      noteExample(call, request, answered)
      expect([status, body]).toEqual([call.status ?? 200, expect.anything()])
      const answer = call.answer ?? z.strictObject({})
      const isMediaType = typeof answer === "string"
      expect(headers.get("content-type")).toContain(isMediaType ? answer : "application/json")
      if (!isMediaType) expect(z.safeParse(answer, body).error?.issues ?? []).toEqual([])
    }
  })
})

describe("a login that has ended", () => {
  it.each(tested.filter(({ call }) => call.login !== "required"))("is ignored by $name", async ({ call, cases }) => {
    const { status } = await make(call, { ...(await cases.good()), token: STALE_LOGIN })
    expect(status).toBe(call.status ?? 200)
  })
})
