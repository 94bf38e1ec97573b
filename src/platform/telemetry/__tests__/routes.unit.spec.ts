import type { IncomingMessage } from "node:http"
import { describe, expect, it } from "vitest"
import { noteRoute, routeOf } from "../routes"

const asked = (url: string, more: object = {}) => ({ url, ...more }) as IncomingMessage

describe("the pattern of a request", () => {
  it.each([
    [asked("/cart/secret", { route: { path: "/cart/:cart" } }), "/cart/:cart"],
    [asked("/assets/app.js"), "/assets/*"],
    [asked("/Backend/api/v1/cart/secret?email=a"), "/backend/*"],
    [asked("/mieten/rtc-360/"), "/*"],
    [asked("http://shop.example.ch/secret"), "/*"],
  ])("of %o", (request, pattern) => {
    expect(routeOf(request)).toBe(pattern)
  })

  it("is the one of the route that made what memory answers", () => {
    const request = asked("/backend/api/v1/products/rental/rtc-360/")
    noteRoute(request, "/backend/api/v1/products/:kind/:slug")
    expect(routeOf(request)).toBe("/backend/api/v1/products/:kind/:slug")
  })
})
