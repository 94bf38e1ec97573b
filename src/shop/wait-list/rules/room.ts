import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { type EntryState, OFFER_HOURS } from "./entry-states"
import { overlap } from "./let-go"

/** What one address may wait for, in all and of one product. */
export const MOST_ENTRIES = 10
export const MOST_OF_PRODUCT = 3

/** An entry of the same address. */
export interface OwnEntry {
  productId: string
  period: RentalPeriod
  state: EntryState
  offeredAt: Date | null
}

export type NoRoom = "too_many" | "too_many_of_product" | "let_go"

const wasLetGo = ({ state, offeredAt }: OwnEntry, at: Date) =>
  (state === "expired" || state === "ended") &&
  offeredAt !== null &&
  at.getTime() - offeredAt.getTime() < 2 * OFFER_HOURS * 3_600_000

/**
 * Why an address can't wait for one thing more. Who let an offer go is not asked again for the same days at once: else two
 * entries by turns would keep a unit from everybody.
 * @returns null if it can
 */
export function noRoomFor(
  wish: Pick<OwnEntry, "productId" | "period">,
  own: readonly OwnEntry[],
  at: Date,
): NoRoom | null {
  const open = own.filter(({ state }) => state === "waiting" || state === "offered")
  if (open.length >= MOST_ENTRIES) return "too_many"
  const ofProduct = own.filter(({ productId }) => productId === wish.productId)
  if (open.filter(({ productId }) => productId === wish.productId).length >= MOST_OF_PRODUCT)
    return "too_many_of_product"
  return ofProduct.some((one) => wasLetGo(one, at) && overlap(one.period, wish.period)) ? "let_go" : null
}
