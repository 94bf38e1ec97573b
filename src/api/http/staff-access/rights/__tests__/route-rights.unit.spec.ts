import { describe, expect, it } from "vitest"
import { decidedRight, neededRight } from "../route-rights"

describe("the right that a call needs", () => {
  it.each([
    ["GET", "/admin/orders", "counter"],
    ["HEAD", "/admin/orders", "counter"],
    ["GET", "/ADMIN/Orders/", "counter"],
    ["GET", "/admin/orders/order_1", "counter"],
    ["POST", "/admin/orders/order_1", "rentals"],
    ["POST", "/admin/orders/export", "exports"],
    ["GET", "/admin/users/me", "counter"],
    ["GET", "/admin/users/user_1", "team"],
    ["POST", "/admin/users/user_1", "counter"],
    ["POST", "/admin/users/user_1/reset-password", "team"],
    ["POST", "/admin/price-lists/plist_1/prices/batch", "everything"],
  ])("%s %s: %s", (method, path, right) => {
    expect(decidedRight(method, path)).toBe(right)
  })

  it.each([
    ["a route that is in no row", "GET", "/admin/brand-new"],
    ["a method that is in no row", "PUT", "/admin/orders/order_1"],
    ["an encoded word", "GET", "/admin/%6frders"],
    ["a doubled slash", "GET", "/admin//orders"],
    ["what is below a path", "GET", "/admin/orders/order_1/x"],
    ["a part of another address", "POST", "/admin/orders/order_1#/notes"],
    ["a path backwards", "POST", "/admin/orders\\order_1/notes"],
    ["no path of the admin's", "GET", "/x/admin/orders"],
  ])("is the owner's for %s", (_case, method, path) => {
    expect(decidedRight(method, path)).toBeUndefined()
    expect(neededRight(method, path)).toBe("everything")
  })
})
