import texts from "@words/rental/rates.json"
import type { TFunction } from "i18next"
import { inUnits } from "#shop/rental/rules/rate-unit"
import { addTexts } from "@/lib/i18n"

addTexts("rates", texts)

interface Part {
  days: number
  count: number
}

/** "1 Woche" */
export function partInWords(t: TFunction<"rates">, part: Part): string {
  const { unit, ...counts } = inUnits(part)
  return t(unit, counts)
}

/** "1 Woche + 2 Tage" */
export const partsInWords = (t: TFunction<"rates">, parts: readonly Part[]): string =>
  parts.map((part) => partInWords(t, part)).join(" + ")
