import { decorateCartTotals } from "@medusajs/framework/utils"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { francsFromRappen } from "#kernel/money"
import { orderLineData, shippingMethodData } from "#shop/cart/commands/order-lines"
import type { CatalogueChoice } from "#shop/catalogue/queries/snapshot/index"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import { cartTotals, type TotalsRates } from "#shop/lines/rules/cart-totals"
import type { ShopLine } from "#shop/lines/rules/shop-line"

const rates: TotalsRates = { vatPermille: 81, shippingFee: 1000, grossStep: 1 }

const aLine = (id: string, category: LineCategory, unitPrice: number, quantity: number): ShopLine => ({
  id,
  productId: "prod",
  variantId: "variant",
  productName: "Akku",
  choiceName: "",
  thumbnail: null,
  category,
  quantity,
  unitPrice,
  total: unitPrice * quantity,
  companionOf: null,
  pricedAt: new Date(0),
  rental: null,
  charges: [],
  quote: null,
  special: null,
})

/** The order's totals as Medusa computes them from what we hand it. */
function totalsInMedusa(lines: ShopLine[], totals: ReturnType<typeof cartTotals>, vatPermille = 81) {
  const vat = { taxRateId: "txr", vatPermille }
  const ordered = lines.map((line) => ({ orderLineId: line.id, line, choice: { sku: null } as CatalogueChoice }))
  const { total, subtotal, tax_total } = decorateCartTotals({
    currency_code: "chf",
    items: orderLineData(ordered, totals, vat),
    shipping_methods: shippingMethodData(ordered, totals, vat, "so"),
  } as unknown as Parameters<typeof decorateCartTotals>[0])
  return { total: Number(total), subtotal: Number(subtotal), tax: Number(tax_total) }
}

const someLines = fc.array(
  fc.record({
    category: fc.constantFrom<LineCategory>("rental", "accessory", "purchase", "package", "addon"),
    unitPrice: fc.integer({ min: 0, max: 9_000_000 }),
    quantity: fc.integer({ min: 1, max: 999 }),
    charges: fc.array(
      fc.record({
        code: fc.constant("deposit" as const),
        amount: fc.integer({ min: -100, max: 100_000 }),
        isRefundable: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
  }),
  { minLength: 1, maxLength: 30 },
)

describe("an order in Medusa", () => {
  it("comes to exactly what the shop says, VAT and total, for any cart at any rate", () => {
    fc.assert(
      fc.property(
        someLines,
        fc.constantFrom(1, 5),
        fc.constantFrom(0, 26, 77, 81, 85),
        (wished, grossStep, vatPermille) => {
          const lines = wished.map(({ category, unitPrice, quantity, charges }, index) => ({
            ...aLine(`line-${index}`, category, unitPrice, quantity),
            charges,
          }))
          const totals = cartTotals(lines, { ...rates, grossStep, vatPermille })
          expect(totalsInMedusa(lines, totals, vatPermille)).toEqual({
            total: francsFromRappen(totals.total),
            subtotal: francsFromRappen(totals.total - totals.vat),
            tax: francsFromRappen(totals.vat),
          })
        },
      ),
      { numRuns: 500, seed: 81 },
    )
  })

  it("comes to it where nothing but the shipping costs something", () => {
    const lines = [aLine("line", "accessory", 0, 2)]
    const totals = cartTotals(lines, { ...rates, shippingFee: 995 })
    expect(totalsInMedusa(lines, totals)).toEqual({ total: 10.76, subtotal: 9.95, tax: 0.81 })
  })

  it("carries a coarser rounding of the accounts as a line of its own", () => {
    const lines = [aLine("line", "addon", 3_800, 1)]
    const totals = cartTotals(lines, { ...rates, grossStep: 5 })
    expect(totalsInMedusa(lines, totals)).toEqual({ total: 41.1, subtotal: 38.02, tax: 3.08 })
  })
})
