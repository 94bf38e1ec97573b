import { expect, it } from "vitest"
import { originForm } from "../origin-form"

it.each([
  ["/", "/"],
  ["/mieten?from=x", "/mieten?from=x"],
  ["//mieten", "//mieten"],
  ["http://shop.ch/mieten?from=x", "/mieten?from=x"],
  ["HTTPS://shop.ch:443/auth/user", "/auth/user"],
  ["http://shop.ch", "/"],
  ["http://shop.ch?x", "/?x"],
  ["*", "/*"],
  ["/weiter?url=http://x.ch/y", "/weiter?url=http://x.ch/y"],
])("a request for %s asks for %s", (url, path) => {
  expect(originForm(url)).toBe(path)
})
