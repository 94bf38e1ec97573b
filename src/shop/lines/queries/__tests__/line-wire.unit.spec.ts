import { describe, expect, it } from "vitest"
import { toWireMoney } from "#kernel/money"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { leftInGerman, PSEUDO_TEXTS } from "#tests/harness/pseudo-texts"
import { textsFor } from "#texts/texts"
import { termsOf, toShopLine } from "../../rules/shop-line"
import { displayName, displayQuantity, lineWire } from "../line-wire"

const TEXTS = textsFor("customer")

const row = {
  id: "line",
  product_id: "prod",
  variant_id: "variant",
  product_title: "RTC 360",
  product_handle: "kauf-rtc-360",
  variant_title: "Paket Büro",
  thumbnail: null,
  quantity: "3",
  unit_price: "65900.1",
  created_at: new Date("2026-11-24T08:00:00Z"),
  metadata: { category: "package", priced_at: "2026-11-24T08:00:00Z" } as const,
}

const WEEK = { days: 6, price: 81_000 }

const rentalOf = (start: string, end: string, chargeableDays: number, unitPrice = row.unit_price) => {
  const free = { id: "pickup", name: "Abholung", description: "", price: 0 }
  const rental = {
    period: rentalPeriod(start, end),
    chargeableDays,
    pricePerDay: 18_000,
    rates: [WEEK],
    delivery: free,
    services: [],
  }
  return toShopLine({
    ...row,
    quantity: 1,
    unit_price: unitPrice,
    metadata: { ...row.metadata, category: "rental", rental },
  })
}

describe("a line as people read it", () => {
  it("is product and package, and the number of pieces", () => {
    const line = toShopLine(row)
    expect([displayName(line), displayQuantity(line, TEXTS), line.total]).toEqual([
      "RTC 360, Paket Büro",
      "3",
      19_770_030,
    ])
  })

  it("is the product alone if it has no choices", () => {
    expect(displayName(toShopLine({ ...row, variant_title: "" }))).toBe("RTC 360")
  })

  it("counts the days a rental is charged for", () => {
    expect(displayQuantity(rentalOf("2026-12-07", "2026-12-16", 9), TEXTS)).toBe("9 Tage")
    expect(displayQuantity(rentalOf("2026-12-07", "2026-12-07", 1), TEXTS)).toBe("1 Tag")
    // A lone Sunday.
    expect(displayQuantity(rentalOf("2026-12-06", "2026-12-06", 0), TEXTS)).toBe("0 Tage")
  })

  it("counts them in the language of who reads", () => {
    const words = displayQuantity(rentalOf("2026-12-07", "2026-12-16", 9), PSEUDO_TEXTS)
    expect(words).toMatch(/\p{Script=Greek}/u)
    expect(leftInGerman(words, [])).toEqual([])
  })

  it.each([
    [
      "the rates that make up the rent",
      7,
      "990",
      [
        { ...WEEK, count: 1 },
        { days: 1, count: 1, price: 18_000 },
      ],
    ],
    ["nothing where it is made of days", 4, "720", undefined],
    ["nothing where staff gave it another price", 7, "900", undefined],
  ])("names %s", (_case, days, unitPrice, parts) => {
    const { rate_parts } = lineWire(rentalOf("2026-12-07", "2026-12-14", days, unitPrice), TEXTS)
    expect(rate_parts).toEqual(parts?.map((part) => ({ ...part, price: toWireMoney(part.price) })))
  })

  it.each<[string, object, boolean]>([
    ["the list's", {}, false],
    ["the customer's discount", { special: { listPrice: 10, discountPermille: 100 } }, false],
    [
      "staff's, above the list's",
      { special: { listPrice: 1, set: { reason: "Messe", validUntil: "2026-12-08" } } },
      true,
    ],
  ])("says whether its price was set: %s", (_case, facts, isSet) => {
    const line = lineWire(toShopLine({ ...row, metadata: { ...row.metadata, ...facts } }), TEXTS)
    expect(line.price_is_set).toBe(isSet)
    expect(JSON.stringify(line)).not.toContain("Messe")
  })

  it("reads a line that staff added in the admin as a sale", () => {
    expect(toShopLine({ ...row, metadata: null })).toMatchObject({
      category: "purchase",
      companionOf: null,
      rental: null,
      charges: [],
      quote: null,
      special: null,
    })
  })
})

describe("terms of a rental's line", () => {
  const { rental } = rentalOf("2026-12-07", "2026-12-09", 3)
  const { services: _none, ...terms } = rental!
  const setup = { id: "setup", name: "Einführung", description: "", price: 9_000 }

  it.each([
    [
      "a service stored before there were several",
      { ...terms, service: setup },
      [{ ...setup, per: "rental", amount: 9_000 }],
    ],
    ["no service stored before there were several", { ...terms, service: null }, []],
    [
      "services as they are stored now",
      { ...terms, services: [{ ...setup, per: "day" as const, amount: 3_000 }] },
      [{ ...setup, per: "day", amount: 3_000 }],
    ],
  ])("read %s", (_case, stored, services) => expect(termsOf(stored)).toEqual({ ...terms, services }))
})
