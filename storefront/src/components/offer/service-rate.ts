import type { TFunction } from "i18next"
import { chfWithRappen } from "#kernel/format-chf"
import { percentOf } from "#kernel/format-percent"
import { fromWireMoney } from "#kernel/money"
import type { ChosenServiceWire } from "#shop/lines/wire/line"

/** What the sum of a service is made of: '9 Tage × CHF 12.00', '3.5 % der Miete'; "" for one that is charged once. */
export function serviceRate(
  t: TFunction<"common">,
  { day_price, permille }: ChosenServiceWire,
  quantity: string,
): string {
  if (day_price) return `${quantity} × ${chfWithRappen(fromWireMoney(day_price))}`
  return permille ? t("ofRent", { percent: percentOf(permille) }) : ""
}
