import { expect, it } from "vitest"
import { differences } from "../differences"

it.each([
  ["nothing", { a: 1, b: [1] }, { a: 1, b: [1] }, null],
  ["a value", { a: 1, b: 2 }, { a: 1, b: 3 }, { before: { b: 2 }, after: { b: 3 } }],
  ["an order", { a: [1, 2] }, { a: [2, 1] }, { before: { a: [1, 2] }, after: { a: [2, 1] } }],
  ["what was not there", { a: null }, { a: null, b: "" }, { before: { b: undefined }, after: { b: "" } }],
])("tells %s that differs", (_case, before, after, expected) => {
  expect(differences<object>(before, after)).toEqual(expected)
})
