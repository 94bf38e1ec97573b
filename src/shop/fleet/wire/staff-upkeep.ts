import * as z from "zod/mini"

const MOST_RAPPEN = 1_000_000_000
const MOST_HOURS = 1_000_000

const count = (least: number, most: number, words: "fleet.price_form" | "fleet.count_form") =>
  z.nullable(z.int(words).check(z.minimum(least, words), z.maximum(most, words)))
const price = count(0, MOST_RAPPEN, "fleet.price_form")
const hours = count(0, MOST_HOURS, "fleet.count_form")
const day = z.nullable(z.string("input.day_missing").check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "input.day_missing")))

/** `POST /admin/rental/units/{id}/upkeep`: what a unit cost, is worth, and when it is serviced; null for what isn't known. */
export const upkeepBody = z.object({
  purchased_on: day,
  /** Rappen without VAT. */
  purchase_rappen: price,
  value_rappen: price,
  operating_hours: hours,
  interval_months: count(1, 120, "fleet.count_form"),
  interval_hours: count(1, MOST_HOURS, "fleet.count_form"),
  serviced_on: day,
  serviced_at_hours: hours,
  /** As it was read: a change made since is refused. */
  version: z.int("input.reload").check(z.nonnegative("input.reload")),
})
export type UpkeepBody = z.infer<typeof upkeepBody>
