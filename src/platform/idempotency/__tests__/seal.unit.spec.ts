import { describe, expect, it } from "vitest"
import { digest, inOneOrder, seal, unseal } from "../seal"

const SECRET = "s".repeat(32)
const key = digest(SECRET, "answer", "customer:1", "key-of-the-caller")
const answer = {
  status: 201,
  headers: { "content-type": "application/json" },
  body: Buffer.from('{"token":"geheim-ü","file":"\u0000\u00ff"}', "utf8"),
}

describe("seal", () => {
  it("gives back what was sealed, byte for byte", () => {
    expect(unseal(key, seal(key, answer))).toEqual(answer)
  })

  it("shows nothing of it, and never looks the same", () => {
    const [one, other] = [seal(key, answer), seal(key, answer)]
    expect(one.includes("geheim")).toBe(false)
    expect(one.includes("content-type")).toBe(false)
    expect(one.equals(other)).toBe(false)
  })

  it("opens for no other key, and not when it was changed", () => {
    const sealed = seal(key, answer)
    expect(() => unseal(digest(SECRET, "answer", "customer:2", "key-of-the-caller"), sealed)).toThrow()
    sealed[sealed.length - 1] ^= 1
    expect(() => unseal(key, sealed)).toThrow()
  })
})

describe("digest", () => {
  it.each([
    ["another secret", digest("t".repeat(32), "id", "a", "b")],
    ["another purpose", digest(SECRET, "body", "a", "b")],
    ["values that are cut elsewhere", digest(SECRET, "id", "ab", "")],
    ["another value", digest(SECRET, "id", "a", "c")],
  ])("differs by %s", (_what, other) => expect(digest(SECRET, "id", "a", "b").equals(other)).toBe(false))
})

describe("inOneOrder", () => {
  const text = (value: unknown) => JSON.stringify(inOneOrder(value))
  it.each([
    ["fields in another order", { a: 1, b: { c: 2, d: [3] } }, { b: { d: [3], c: 2 }, a: 1 }, true],
    ["a list in another order", { a: [1, 2] }, { a: [2, 1] }, false],
    ["another value", { a: "1" }, { a: 1 }, false],
    ["a field more", { a: 1 }, { a: 1, b: null }, false],
    ["a list in the place of fields", { a: 1 }, [["a", 1]], false],
    ["no body", undefined, undefined, true],
  ])("tells %s: %o, %o, same: %s", (_what, one, other, same) => expect(text(one) === text(other)).toBe(same))
})
