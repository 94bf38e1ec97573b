import { chfWithRappen } from "#kernel/format-chf"
import { percentOf } from "#kernel/format-percent"
import type { Rappen } from "#kernel/money"
import type { ServiceBasis } from "#shop/rental/rules/service-price"

/** What a service may be charged by, as staff choose it. */
export const SERVICE_BASIS_WORDS: Record<ServiceBasis, string> = {
  rental: "einmal je Miete",
  day: "je Miettag",
  permille: "als Anteil der Miete",
}

interface ServiceRate {
  basis: ServiceBasis
  price: Rappen
  permille: number
}

/** 'CHF 12.00 je Miettag', '3.5 % der Miete' */
export function serviceRateText({ basis, price, permille }: ServiceRate): string {
  if (basis === "permille") return `${percentOf(permille)} % der Miete`
  return basis === "day" ? `${chfWithRappen(price)} je Miettag` : chfWithRappen(price)
}
