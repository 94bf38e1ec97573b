import { describe, expect, it } from "vitest"
import { phoneHref } from "../phone-href"

describe("phoneHref", () => {
  it.each([
    ["an international number", "+41 71 000 00 00", "tel:+41710000000"],
    ["a national one", "071 000 00 00", "tel:0710000000"],
    ["the zero in brackets", "+41 (0)71 000 00 00", "tel:+41710000000"],
    ["dashes and dots", "071-000.00/00", "tel:0710000000"],
  ])("dials %s", (_case, phone, href) => expect(phoneHref(phone)).toBe(href))
})
