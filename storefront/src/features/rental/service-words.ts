import services from "@words/rental/services.json"
import type { TFunction } from "i18next"
import { chf } from "#kernel/format-chf"
import { percentOf } from "#kernel/format-percent"
import type { OfferedService } from "#shop/lines/wire/rental-offer"
import type { RentalPrice } from "#shop/rental/rules/rental-price"
import { servicePrice } from "#shop/rental/rules/service-price"
import { addTexts } from "../../lib/i18n"

addTexts("services", services)

/** What a service costs and how that is meant: at the period's price once there is one. */
export function priceWords(
  t: TFunction<["services", "common"]>,
  { per, amount }: OfferedService,
  rental: Pick<RentalPrice, "chargeableDays" | "rent"> | null,
): [price: string, meaning: string] {
  if (amount === 0) return [t("common:free"), ""]
  const sum = rental && chf(servicePrice({ per, amount }, rental))
  if (per === "rental") return [chf(amount), t("perRental")]
  if (per === "day")
    return sum ? [sum, t("days", { count: rental.chargeableDays, price: chf(amount) })] : [chf(amount), t("perDay")]
  const percent = percentOf(amount)
  return sum ? [sum, t("common:ofRent", { percent })] : [t("share", { percent }), t("shareOf")]
}
