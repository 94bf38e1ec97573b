import type { MedusaRequest } from "@medusajs/framework/http"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { pathOf } from "#platform/path-of"
import { type ReadQuery, rawAddress, routedAddress } from "../cached-address"

/** A route that depends on a whole number. */
const read: ReadQuery = ({ limit }) => {
  const number = limit === undefined ? undefined : Number(limit)
  return Number.isNaN(number) ? undefined : { limit: number }
}
const keyOf = (url: string) => rawAddress(url, pathOf(url), read)?.key

describe("the address an answer is kept under", () => {
  it.each([
    ["a slash at the end", "/list/?limit=5"],
    ["parameters that change nothing", "/list?utm_source=mail&limit=5&x=1"],
    ["another spelling of the number", "/list?limit=05"],
    ["and one more", "/list?limit=%35.0"],
  ])("is the same with %s", (_case, url) => expect(keyOf(url)).toBe(keyOf("/list?limit=5")))

  it("is the path alone where nothing is asked", () => {
    expect(keyOf("/list/")).toBe("/list")
    expect(keyOf("/list?x=1")).toBe("/list")
  })

  it.each(["/list?limit=5&limit=6", "/list?limit[]=5", "/list?limit%5B%5D=5", "/list?limit=viel"])(
    "is none for %s, which the route has to judge",
    (url) => expect(keyOf(url)).toBeUndefined(),
  )

  it("doesn't grow with what anybody adds", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (added) => {
        const { limit: _, ...others } = added
        fc.pre(
          !Object.keys(others).some((name) => /\[/.test(name)) && !Object.values(others).some((v) => v.includes("[")),
        )
        expect(keyOf(`/list?${new URLSearchParams({ ...others, limit: "5" })}`)).toBe(keyOf("/list?limit=5"))
      }),
    )
  })

  it("is the same in the route, whatever the call's own spelling", () => {
    const request = { route: { path: "/list/:slug/" }, params: { slug: "rtc 360" }, query: { limit: "5", x: "1" } }
    expect(routedAddress(request as unknown as MedusaRequest, read)?.key).toBe(keyOf("/list/rtc%20360?limit=5"))
  })

  it("is the same for a kind in capitals, and another for a slug in capitals", () => {
    const routed = (kind: string, slug: string) => {
      const request = { route: { path: "/:kind/:slug" }, params: { kind, slug }, query: {} }
      return routedAddress(request as unknown as MedusaRequest, read)?.key
    }
    expect(routed("Rental", "rtc-360")).toBe(keyOf("/rental/rtc-360"))
    expect(routed("rental", "RTC-360")).not.toBe(keyOf("/rental/rtc-360"))
  })
})
