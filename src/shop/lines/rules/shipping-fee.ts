import type { Rappen } from "#kernel/money"

/** The line categories that decide about the fee; others neither cause nor lift it. */
export interface ShippableLine {
  category: string
}

/**
 * The automatic fee 'Versandkosten' (VK1): due when something small is sent by itself, that is with at least one
 * accessory and neither a purchase product nor a package, whose price includes delivery.
 * @see spec "customer area" §9
 */
export function shippingFeeRappen(lines: readonly ShippableLine[], fee: Rappen): Rappen {
  const has = (...categories: string[]) => lines.some((line) => categories.includes(line.category))
  return has("accessory") && !has("purchase", "package") ? fee : 0
}
