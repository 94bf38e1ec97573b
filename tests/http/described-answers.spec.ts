import { describe, expect, it } from "vitest"
import { apiDocument } from "#wire/openapi/index"
import { describedBy } from "../harness/described"

const { answerFault } = describedBy(apiDocument("https://shop.example.ch"))
const refused = (status: number, code: string) => ({
  status,
  body: status === 400 ? { from: ["Bitte prüfen."] } : { non_field_errors: ["Bitte prüfen."] },
  headers: new Headers({ "content-type": "application/json", "refusal-code": code, "retry-after": "1" }),
})

describe("an answer that the specs over HTTP meet", () => {
  it.each([
    [400, "input.day_over", undefined],
    [400, "input.day_over, rental.sunday", undefined],
    [400, "input.day_over, orders.over", "with the codes orders.over, which the document doesn't list"],
    [503, "general.busy", undefined],
  ])("of %i with %s is compared with the codes that its call lists", (status, code, fault) => {
    const found = answerFault("GET", "/products/rental/", refused(status, code))
    expect(found).toEqual(fault && expect.stringContaining(fault))
  })
})
