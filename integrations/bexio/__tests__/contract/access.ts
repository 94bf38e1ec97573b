import { describe, expect, it } from "vitest"
import type { Books } from "./account"

export const accessContract = (books: () => Books) =>
  describe("access", () => {
    it("needs a token", async () => {
      const { status, answer } = await books().raw("GET", "/3.0/users/me", undefined, {
        authorization: "Bearer falsch",
      })
      expect([status, answer]).toEqual([401, expect.objectContaining({ message: expect.any(String) })])
    })

    it("says how many calls are left, and for how many seconds that holds", async () => {
      const { headers } = await books().raw("GET", "/3.0/users/me")
      for (const name of ["ratelimit-limit", "ratelimit-remaining", "ratelimit-reset"])
        expect([name, headers.get(name)]).toEqual([name, expect.stringMatching(/^\d+$/)])
      expect(Number(headers.get("ratelimit-reset"))).toBeLessThanOrEqual(60)
    })

    it("allows fewer searches than other calls", async () => {
      const { headers } = await books().raw("POST", "/2.0/contact/search?limit=1", [
        { field: "id", value: 1, criteria: "=" },
      ])
      const others = (await books().raw("GET", "/3.0/users/me")).headers
      expect(Number(headers.get("ratelimit-limit"))).toBeLessThan(Number(others.get("ratelimit-limit")))
    })

    it("answers 404 for what isn't there", async () => {
      const { status, answer } = await books().raw("GET", "/2.0/kb_order/999999999")
      expect([status, answer]).toEqual([404, expect.objectContaining({ error_code: 404 })])
    })

    it("knows all that the shop's documents refer to", async () => {
      const refs = await books().refs()
      const ids = [
        refs.userId,
        refs.taxId,
        refs.currencyId,
        refs.accountId,
        refs.paymentTypeId,
        refs.countryIds.get("CH"),
      ]
      for (const id of [...ids, refs.unitIds.piece, refs.unitIds.day]) expect(id).toEqual(expect.any(Number))
    })
  })
