import { now } from "#platform/clock"
import { conflict } from "#platform/refusal"
import type { EntryRow } from "../data/entries"
import { type NoRoom, noRoomFor } from "../rules/room"

const CODES = {
  too_many: "waitlist.too_many",
  too_many_of_product: "waitlist.too_many_of_product",
  let_go: "waitlist.let_go",
} as const satisfies Record<NoRoom, string>

const periodOf = ({ start_day, end_day }: Pick<EntryRow, "start_day" | "end_day">) => ({
  start: start_day,
  end: end_day,
})

/** @throws Refusal 409 if the address can't wait for one thing more */
export function assertRoom(
  entry: Pick<EntryRow, "product_id" | "start_day" | "end_day">,
  own: readonly EntryRow[],
): void {
  const reason = noRoomFor(
    { productId: entry.product_id, period: periodOf(entry) },
    own.map((one) => ({
      productId: one.product_id,
      period: periodOf(one),
      state: one.state,
      offeredAt: one.offered_at,
    })),
    now(),
  )
  if (reason) throw conflict(CODES[reason])
}
