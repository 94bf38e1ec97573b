import { afterEach, describe, expect, it } from "vitest"
import { staffLink } from "../staff-link"

afterEach(() => staffLink.forget())

const CART = "c".repeat(32)
const read = (query: string) => staffLink.read(new URLSearchParams(query))

describe("a staff member's link", () => {
  it("is read from the address", () => {
    expect(read(`token=abc&cartId=${CART}`)).toEqual({ token: "abc", cart: CART })
  })

  it.each(["", "kurz", "mit leerzeichen und mehr", "x".repeat(129)])("takes no cart that can't be one: %j", (cart) => {
    expect(read(`token=abc&cartId=${cart}`)).toEqual({ token: "abc", cart: null })
  })

  it("is kept by the tab until it is used", () => {
    expect(read("")).toBeNull()
    staffLink.keep({ token: "a&b=c", cart: CART })
    expect(read("")).toEqual({ token: "a&b=c", cart: CART })
    staffLink.forget()
    expect(read("")).toBeNull()
  })

  it("of the address counts more than the one kept", () => {
    staffLink.keep({ token: "alt", cart: CART })
    expect(read("token=neu")).toEqual({ token: "neu", cart: null })
  })
})
