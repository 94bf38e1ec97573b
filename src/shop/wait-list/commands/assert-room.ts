import { now, today } from "#platform/clock"
import { conflict } from "#platform/refusal"
import { type EntryRow, stateOn, wishOf } from "../data/entries"
import { type NoRoom, noRoomFor } from "../rules/room"
import { isOver } from "../rules/wanted-periods"

const CODES = {
  too_many: "waitlist.too_many",
  too_many_of_product: "waitlist.too_many_of_product",
  let_go: "waitlist.let_go",
} as const satisfies Record<NoRoom, string>

/** @throws Refusal 409 if the address can't wait for one thing more, or for these days at all */
export function assertRoom(
  entry: Pick<EntryRow, "product_id" | "start_day" | "end_day" | "flex_days">,
  own: readonly EntryRow[],
): void {
  const wish = wishOf(entry)
  if (isOver(wish, today())) throw conflict("waitlist.past")
  const reason = noRoomFor(
    { productId: entry.product_id, period: wish.period },
    own.map((one) => ({
      productId: one.product_id,
      period: wishOf(one).period,
      state: stateOn(one, today()),
      offeredAt: one.offered_at,
    })),
    now(),
  )
  if (reason) throw conflict(CODES[reason])
}
