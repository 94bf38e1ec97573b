import { expect, it } from "vitest"
import { message } from "#kernel/wire/message"
import { codesOf, conflict, invalidField, isRefusal, notFound, Refusal, refuse, refused, staleChange } from "../refusal"

it.each([
  ["what belongs to no field", refused("cart.empty"), 400, { non_field_errors: [message("cart.empty")] }],
  ["one field", invalidField("day", "input.day_over"), 400, { day: [message("input.day_over")] }],
  ["a state of things", conflict("erp.done"), 409, { non_field_errors: [message("erp.done")] }],
  ["what isn't there", notFound(), 404, { non_field_errors: [message("general.not_found")] }],
])("refuses %s", (_case, refusal, status, messages) => {
  expect(isRefusal(refusal)).toBe(true)
  expect(refusal).toMatchObject({ status, messages })
})

it("names each code once", () => {
  const again = message("input.invalid")
  expect(codesOf(new Refusal({ a: [again], b: [again, message("input.number")] }))).toEqual([
    "input.invalid",
    "input.number",
  ])
})

it("keeps what the contract has besides the words", () => {
  expect(staleChange(3)).toMatchObject({ status: 409, extra: { version: 3 } })
  expect(refuse(message("accounts.email_exists"), { field: "email", extra: { code: "email_exists" } })).toMatchObject({
    extra: { code: "email_exists" },
    messages: { email: [message("accounts.email_exists")] },
  })
})

it("is known by its name once it has lost its class", () => {
  const told = Object.assign(new Error("Refused"), { ...refused("cart.empty"), name: "Refusal" })
  expect(isRefusal(told)).toBe(true)
  expect(isRefusal(new Error("Refused"))).toBe(false)
})
