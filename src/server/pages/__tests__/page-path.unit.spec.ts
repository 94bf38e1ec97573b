import { describe, expect, it } from "vitest"
import { isPagePath, pageAddress } from "../page-path"

describe("a page's path", () => {
  it.each(["/", "/mieten", "/mieten/rtc-360/", "/cart", "/activation/result", "/apps"])("%s is a page", (path) => {
    expect(isPagePath(path)).toBe(true)
  })

  it.each([
    "/backend/api/v1/cart/",
    "/BACKEND/api",
    "/app",
    "/app/orders",
    "/store/products",
    "/admin/users",
    "/auth/user/emailpass",
    "/cloud/auth",
    "/assets/entry.js",
    "/media/rtc-360.svg",
    "/health",
    "/ready",
    "/serving",
    "/dev/mails",
    "/robots.txt",
    "/.well-known/change-password",
  ])("%s is none", (path) => {
    expect(isPagePath(path)).toBe(false)
  })
})

describe("a page's address", () => {
  it("is the same with and without a trailing slash", () => {
    expect(pageAddress("/mieten/", []).key).toBe(pageAddress("/mieten", []).key)
    expect(pageAddress("/", []).path).toBe("/")
    expect(pageAddress("//", []).path).toBe("/")
  })

  it("keeps only parameters that change what is rendered, in their fixed order", () => {
    const rendered = ["from", "purpose"]
    expect(pageAddress("/mieten?utm_source=mail&purpose=p1&from=2026-03-01", rendered).key).toBe(
      "/mieten?from=2026-03-01&purpose=p1",
    )
    expect(pageAddress("/mieten?token=secret", rendered)).toMatchObject({ path: "/mieten", key: "/mieten" })
  })

  it.each(["/mieten/%zz", "/%", "/ueber-uns%0d%0aX", "//%ff"])("%s is nowhere", (url) => {
    expect(pageAddress(url, []).path).toBe("/404")
  })
})
