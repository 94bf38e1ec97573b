import { describe, expect, it } from "vitest"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { toShopLine } from "../../rules/shop-line"
import { displayName, displayQuantity } from "../line-wire"

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

const rentalOf = (start: string, end: string, chargeableDays: number) => {
  const free = { id: "pickup", name: "Abholung", description: "", price: 0 }
  const rental = {
    period: rentalPeriod(start, end),
    chargeableDays,
    pricePerDay: 18_000,
    delivery: free,
    service: null,
  }
  return toShopLine({ ...row, metadata: { ...row.metadata, category: "rental", rental } })
}

describe("a line as people read it", () => {
  it("is product and package, and the number of pieces", () => {
    const line = toShopLine(row)
    expect([displayName(line), displayQuantity(line), line.total]).toEqual(["RTC 360, Paket Büro", "3", 19_770_030])
  })

  it("is the product alone if it has no choices", () => {
    expect(displayName(toShopLine({ ...row, variant_title: "" }))).toBe("RTC 360")
  })

  it("counts the days a rental is charged for", () => {
    expect(displayQuantity(rentalOf("2026-12-07", "2026-12-16", 9))).toBe("9 Tage")
    expect(displayQuantity(rentalOf("2026-12-07", "2026-12-07", 1))).toBe("1 Tag")
  })

  it("reads a line that staff added in the admin as a sale", () => {
    expect(toShopLine({ ...row, metadata: null })).toMatchObject({
      category: "purchase",
      companionOf: null,
      rental: null,
      quote: null,
    })
  })
})
