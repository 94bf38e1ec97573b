import fc from "fast-check"
import { expect, it } from "vitest"
import { phoneInTable } from "../phone-in-table"

it.each([
  ["+41 62 000 00 00", "0041 62 000 00 00"],
  ["+41791234567", "0041 791234567"],
  ["+ 41 79 123 45 67", "0041 79 123 45 67"],
  ["0791234567", "079 1234567"],
  ["0041791234567", "0041 791234567"],
  ["079 123 45 67", "079 123 45 67"],
  ["(062) 000-00-00", "(062) 000-00-00"],
])("writes %s as %s", (phone, text) => expect(phoneInTable(phone)).toBe(text))

it("keeps every digit in its order, and is never a number or a formula", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[\d ()/.]{7,20}$/), (phone) => {
      const text = phoneInTable(phone)
      const digits = phone.replace(/^ *\+/, "00").replace(/\D/g, "")
      expect(text.replace(/\D/g, "")).toBe(digits)
      expect(text).not.toMatch(/^[+=@-]/)
      if (digits.length > 4) expect(text).not.toMatch(/^\d+$/)
    }),
  )
})
