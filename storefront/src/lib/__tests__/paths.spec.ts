import { expect, it } from "vitest"
import { localTarget } from "../paths"

it.each([
  ["a path of the shop", "/cart/checkout", "/cart/checkout"],
  ["nothing", null, "/cart"],
  ["another site", "https://example.org/", "/cart"],
  ["another site without its scheme", "//example.org/", "/cart"],
  ["another site as old browsers read it", "/\\example.org", "/cart"],
  ["another site behind a tab", "/\t/example.org", "/cart"],
  ["another site behind the end of a line", "/\r\n/example.org", "/cart"],
  ["another site behind a tab before it", "\t//example.org", "/cart"],
  ["another site behind a tab and a backslash", "/\t\\example.org", "/cart"],
  ["another site behind a dot", "/.//example.org", "/cart"],
  ["another site behind a folder left again", "/cart/..//example.org", "/cart"],
  ["another site behind a written dot", "/%2e//example.org", "/cart"],
  ["a host that is none", "//[", "/cart"],
  ["a relative path", "cart", "/cart"],
  ["a path with query and anchor", "/orders/1?a=b%20c#offerten", "/orders/1?a=b%20c#offerten"],
  ["a path that ends in another's address", "/search?query=//example.org", "/search?query=//example.org"],
  ["a script", "javascript:alert(1)", "/cart"],
])("leads after the login to %s only inside the shop", (_case, wanted, target) => {
  expect(localTarget(wanted, "/cart")).toBe(target)
})

it("leads nowhere else, whatever it is put together from", () => {
  const pieces = ["/", "\\", "\t", "\n", "\r", ".", "..", "%2e", "@", ":", "?", "#", "example.org", "\0", " ", "https:"]
  const longer = (texts: string[]) => texts.flatMap((text) => pieces.map((piece) => text + piece))
  const texts = longer(longer(longer(pieces)))
  const elsewhere = texts.filter(
    (text) => new URL(localTarget(text, "/cart"), "https://shop.ch").origin !== "https://shop.ch",
  )
  expect(elsewhere).toEqual([])
})
