import { describe, expect, it } from "vitest"
import { wrongInListQuery } from "../list-query"

describe("what a stock list may be asked", () => {
  it.each([
    ["nothing", {}],
    ["a page", { limit: "20", offset: "40" }],
    ["all that Medusa's pages ask for at a time", { limit: "9999" }],
    ["an order", { order: "-created_at" }],
    ["an order by a relation's field", { order: "customer.email" }],
    ["fields", { fields: "id,status,+metadata,-email,*items,items.*,*items.variant,customer.id" }],
    ["fields with blanks between", { fields: "id, status, *items" }],
    ["fields whose plus became a blank", { fields: " metadata" }],
    ["every field", { fields: "*" }],
    ["a search", { q: "Müller & Söhne %_'\"" }],
    ["nothing of a field", { limit: "", order: "", q: "" }],
    ["a filter", { status: ["draft"], created_at: { $gte: "2026-01-01" } }],
  ])("%s", (_case, query) => expect(wrongInListQuery(query)).toEqual([]))

  it.each([
    ["limit", ["-1", "1.5", "1e3", "NaN", "10001", "99999999999", "'", ["1"], { $gt: "1" }]],
    ["offset", ["-1", "x", "2147483648", ["0"]]],
    ["order", ["'", "-", "--id", "id desc", "id;", "a..b", "1", ["id"], { a: "b" }, `${"a.".repeat(20)}a`]],
    ["fields", ["'", "id,,status", "id;", "id'", "**", "a..b", ["id"], { a: "b" }]],
    ["q", [["a"], { $ilike: "a" }, "x".repeat(501)]],
  ])("not just anything as %s", (name, values) => {
    for (const value of values) expect(wrongInListQuery({ [name]: value }), String(value)).toEqual([name])
  })
})
