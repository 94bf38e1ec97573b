import { dayText } from "#admin/lib/days"
import { percentOf } from "#kernel/format-percent"
import { KIND_WORDS } from "#shop/catalogue/rules/kind-words"
import type { StaffDiscount } from "../wire/staff-discounts"

/** What it is for. */
export const scopeText = ({ kind, product }: Pick<StaffDiscount, "kind" | "product">): string =>
  product?.name ?? (kind === null ? "Alles" : KIND_WORDS[kind].name)

export const percentText = (permille: number): string => `${percentOf(permille)} %`

/** "ab 1. Dezember 2026", "bis 31. Januar 2027", both or "unbefristet". */
export function validityText({ valid_from: from, valid_until: until }: StaffDiscount): string {
  const ends = [from && `ab ${dayText(from)}`, until && `bis ${dayText(until)}`].filter(Boolean)
  return ends.join(" ") || "unbefristet"
}
