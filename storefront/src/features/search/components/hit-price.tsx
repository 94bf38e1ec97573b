import { useTranslation } from "react-i18next"
import { chfOfWire } from "#kernel/format-chf"
import { PRODUCT_KINDS } from "#shop/catalogue/rules/product-kinds"
import type { SearchHit } from "#shop/catalogue/wire/search"
import "../texts"

/** "ab CHF 290 / Tag" of a rental, "ab CHF 21’900" where packages cost more, else "CHF 95"; excluding VAT. */
export const HitPrice = ({ hit }: { hit: SearchHit }) => {
  const { t } = useTranslation(["common", "search"])
  if (hit.product_is_inactive) return <span>{t("search:header.unavailable")}</span>
  const price = chfOfWire(hit.price)
  const isByDay = PRODUCT_KINDS[hit.category].pricePer === "day"
  return (
    <span>
      {isByDay || hit.has_choices ? t("from", { price }) : price}
      {isByDay && ` ${t("perDay")}`}
    </span>
  )
}
