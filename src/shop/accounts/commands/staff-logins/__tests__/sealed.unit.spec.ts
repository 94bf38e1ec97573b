import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sealed, unsealed } from "../sealed"

describe("a sealed text", () => {
  it("is opened with its secret and purpose alone", () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (text, secret) => {
        const seal = sealed(text, secret, "purpose")
        expect(unsealed(seal, secret, "purpose")).toBe(Buffer.from(text).toString())
        expect(unsealed(seal, `${secret}x`, "purpose")).toBeNull()
        expect(unsealed(seal, secret, "another")).toBeNull()
      }),
      { numRuns: 30 },
    )
  })

  it("is no other text after a change of any byte", () => {
    const bytes = Buffer.from(sealed("geheim", "secret", "purpose"), "base64url")
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed[index] ^= 1
      expect(unsealed(changed.toString("base64url"), "secret", "purpose")).toBeNull()
    }
  })

  it.each(["", "x", "kein Siegel"])("%j is none", (seal) => {
    expect(unsealed(seal, "secret", "purpose")).toBeNull()
  })
})
