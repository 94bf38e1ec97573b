import type { Rappen } from "#kernel/money"
import { deposit } from "./charges/deposit"
import type { ChargeEntry, PieceCharge, ProductCharge } from "./charges/product-charge"

/** All there are: one more is its file and its place here. */
export const PRODUCT_CHARGES = [deposit] as const satisfies readonly ProductCharge[]
export type ProductChargeCode = (typeof PRODUCT_CHARGES)[number]["code"]

/** By code; a product has those that are in it. */
export type ChargeEntries = Readonly<Partial<Record<ProductChargeCode, ChargeEntry>>>

/**
 * What is charged for a product by what staff entered.
 * @param salesPrice of the same device while it is sold, too; after that a share is one of the price that it was entered with
 */
export const productCharges = (entries: ChargeEntries, salesPrice: Rappen | null): PieceCharge[] =>
  PRODUCT_CHARGES.map(({ code, isRefundable, amountOf }) => {
    const entry = entries[code]
    return { code, amount: entry ? amountOf(entry, salesPrice ?? entry.salesPrice ?? null) : 0, isRefundable }
  }).filter(({ amount }) => amount !== 0)

/** What is given back leaves the rounding of a total alone, so that it can be billed and given back apart. */
export const isStepped = (code: string, amount: Rappen, grossStep: Rappen): boolean =>
  amount % grossStep === 0 || !PRODUCT_CHARGES.some((each) => each.code === code && each.isRefundable)

/** Something for each of them. */
export const ofEachCharge = <Each>(of: (code: ProductChargeCode) => Each): Record<ProductChargeCode, Each> =>
  Object.fromEntries(PRODUCT_CHARGES.map(({ code }) => [code, of(code)])) as Record<ProductChargeCode, Each>
