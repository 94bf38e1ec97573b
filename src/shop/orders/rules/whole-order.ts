import type { RentalState } from "#shop/rental/rules/rental-status"
import { type LineChange, owedChanges } from "./amended-totals"

/**
 * Why an order isn't cancelled as a whole: a device is out, a rental stands or is over, a cancelled one costs something, or
 * goods are on their way.
 */
export type WholeOrderBar = "handed_over" | "reserved" | "returned" | "owed" | "sent"

const BARS = ["handed_over", "reserved", "returned"] as const

/**
 * A rental is cancelled by itself, by the terms and with its mail; a whole order only once none stands and nothing is owed.
 * What this allows once stays allowed: no rental is added to an order, and nothing is charged for a cancelled one.
 * @returns the reason that is to be dealt with first, or null
 */
export function wholeOrderBar(
  rentals: readonly RentalState[],
  changes: readonly Pick<LineChange, "id" | "kind" | "fee" | "waives">[],
  isSent = false,
): WholeOrderBar | null {
  const bar = BARS.find((state) => rentals.includes(state))
  if (bar) return bar
  const isOwed = owedChanges(changes).some(({ kind, fee }) => kind === "cancellation" && fee > 0)
  if (isOwed) return "owed"
  return isSent ? "sent" : null
}
