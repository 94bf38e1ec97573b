import { describe, expect, it } from "vitest"
import { answersItself, takesKey } from "../keyed-calls"

describe("takesKey", () => {
  it.each([
    ["a write of the contract", "POST", "/backend/api/v1/addresses", "application/json", true],
    ["one without a body", "DELETE", "/backend/api/v1/cart/abc", undefined, true],
    ["one of staff", "POST", "/admin/rental/blocks", "application/json; charset=utf-8", true],
    ["a form", "PUT", "/backend/api/v1/profile", "application/x-www-form-urlencoded", true],
    ["a read", "GET", "/backend/api/v1/addresses", undefined, false],
    ["a login", "POST", "/backend/api/v1/token/login", "application/json", false],
    [
      "a login in capitals, which the router takes too",
      "POST",
      "/Backend/api/v1/Token/LOGIN",
      "application/json",
      false,
    ],
    ["a password", "POST", "/backend/api/v1/change-password", "application/json", false],
    ["a second factor", "POST", "/admin/own-factor/recovery-codes", undefined, false],
    ["files", "POST", "/admin/uploads", "multipart/form-data; boundary=x", false],
    ["a file", "POST", "/admin/files", " Application/Octet-Stream", false],
    ["what only begins as a login", "POST", "/backend/api/v1/activate/resend", "application/json", true],
  ])("%s (%s %s %s): %s", (_what, method, path, contentType, expected) => {
    expect(takesKey({ method, path, contentType })).toBe(expected)
  })
})

describe("answersItself", () => {
  it.each([
    ["/backend/api/v1/checkout/abc", true],
    ["/backend/api/v1/checkout/abc/hold", true],
    ["/admin/orders/order_1/dispatches", true],
    ["/admin/orders/order_1/dispatches/ful_1/undo", false],
    ["/backend/api/v1/cart/rental/prod_1", false],
    ["/x/backend/api/v1/checkout/abc", false],
  ])("%s: %s", (path, expected) => expect(answersItself(path)).toBe(expected))
})
