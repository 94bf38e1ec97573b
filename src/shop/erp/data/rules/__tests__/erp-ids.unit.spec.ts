import { expect, it } from "vitest"
import { erpOfId, keptId, ownId } from "../erp-ids"

it.each([
  ["bexio", "4711", "4711"],
  ["json", "4711", "json:4711"],
  ["json", "a:b", "json:a:b"],
])("an id of %s's, %s, is kept as %s", (erp, id, kept) => {
  expect(keptId(erp, id)).toBe(kept)
  expect(ownId(erp, kept)).toBe(id)
  expect(erpOfId(kept)).toBe(erp)
})

it.each([
  ["json", "4711"],
  ["bexio", "json:4711"],
  ["json", "jsonb:4711"],
])("%s is never asked for another's %s", (erp, kept) => {
  expect(ownId(erp, kept)).toBeNull()
})
