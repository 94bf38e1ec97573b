import { expect, it } from "vitest"
import { adminHeaders, type ForeignOrigins, headersFor, pageHeaders } from "../page-headers"

const policyOf = (headers: { "content-security-policy": string }) =>
  Object.fromEntries(
    headers["content-security-policy"].split("; ").map((part) => {
      const [directive, ...sources] = part.split(" ")
      return [directive, sources.join(" ")]
    }),
  )
const policy = (origins?: ForeignOrigins) => policyOf(pageHeaders(origins))
const TAGS = "https://tags.example.ch"
const FILES = "https://files.example.ch"

it("allows scripts and connections of the shop's own origin only", () => {
  expect(policy()).toMatchObject({
    "default-src": "'self'",
    "script-src": "'self'",
    "script-src-attr": "'none'",
    "connect-src": "'self'",
    "img-src": "'self' data: blob: https:",
    "frame-src": "'none'",
    "object-src": "'none'",
    "frame-ancestors": "'none'",
  })
})

it("allows the tag manager's origin where one is configured, and no inline scripts", () => {
  const { "script-src": script, "connect-src": connect } = policy({ tagManager: TAGS })
  expect(script).toBe(`'self' ${TAGS}`)
  expect(connect).toContain(`${TAGS} https://*.google-analytics.com`)
})

it("allows files and videos from where they are configured", () => {
  const {
    "connect-src": connect,
    "frame-src": frame,
    "script-src": script,
  } = policy({
    files: FILES,
    videos: "https://video.example.ch",
  })
  expect(connect).toBe(`'self' ${FILES}`)
  expect(frame).toBe("https://video.example.ch")
  expect(script).toBe("'self'")
})

it("switches off features by names that browsers know, and nothing but those", () => {
  const known = "accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb"
  for (const { "permissions-policy": permissions } of [pageHeaders(), adminHeaders({})]) {
    const named = permissions.split(", ").map((part) => part.split("=")[0])
    expect(named.sort()).toEqual(known.split(" "))
  }
})

it("runs no inline script in the admin either, and compiles but its reader of codes", () => {
  expect(policyOf(adminHeaders({ files: FILES }))).toMatchObject({
    "script-src": "'self' 'wasm-unsafe-eval'",
    "script-src-attr": "'none'",
  })
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
