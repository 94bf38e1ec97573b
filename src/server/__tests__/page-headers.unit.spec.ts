import { expect, it } from "vitest"
import { headersFor, pageHeaders } from "../page-headers"

const policy = (tagManager?: { origin: string }) => pageHeaders(tagManager)["content-security-policy"].split("; ")

it("allows scripts and connections of the shop's own origin only", () => {
  expect(policy()).toContain("default-src 'self'")
  expect(policy().filter((part) => /^(script|connect)-src/.test(part))).toEqual([])
})

it("allows the tag manager's origin where one is configured, and no inline scripts", () => {
  const [script, connect] = policy({ origin: "https://tags.example.ch" }).filter((part) =>
    /^(script|connect)-src/.test(part),
  )
  expect(script).toBe("script-src 'self' https://tags.example.ch")
  expect(connect).toContain("connect-src 'self' https://tags.example.ch https://*.google-analytics.com")
})

it.each([
  ["/impersonate?token=a&cartId=b", "no-referrer", "noindex"],
  ["/activation/result?uidb64=a&token=b", "no-referrer", "noindex"],
  ["/log-in?email=petra@example.ch", "no-referrer", "noindex"],
  ["/mieten?purpose=holzbau&token", "no-referrer", "noindex"],
  ["/mieten?purpose=holzbau", "strict-origin-when-cross-origin", undefined],
  ["/tokens/token", "strict-origin-when-cross-origin", undefined],
  [undefined, "strict-origin-when-cross-origin", undefined],
])("names %s to others as %s", (url, referrer, robots) => {
  const headers = headersFor(pageHeaders(), url)
  expect([headers["referrer-policy"], headers["x-robots-tag"]]).toEqual([referrer, robots])
})
