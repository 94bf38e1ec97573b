import { expect, it } from "vitest"
import { localTarget } from "../paths"

it.each([
  ["a path of the shop", "/cart/checkout", "/cart/checkout"],
  ["nothing", null, "/cart"],
  ["another site", "https://example.org/", "/cart"],
  ["another site without its scheme", "//example.org/", "/cart"],
  ["another site as old browsers read it", "/\\example.org", "/cart"],
  ["a script", "javascript:alert(1)", "/cart"],
])("leads after the login to %s only inside the shop", (_case, wanted, target) => {
  expect(localTarget(wanted, "/cart")).toBe(target)
})
