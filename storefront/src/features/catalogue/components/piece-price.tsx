import { useTranslation } from "react-i18next"
import { chfOfWire } from "#kernel/format-chf"
import type { ProductCard } from "#shop/catalogue/wire/product"
import { AvailabilityBadge } from "./availability"

/** "ab CHF 21’900" where packages or plugins cost more, else "CHF 95"; excluding VAT. */
export const PiecePrice = ({ card, withAvailability = false }: { card: ProductCard; withAvailability?: boolean }) => {
  const { t } = useTranslation()
  const price = chfOfWire(card.price)
  return (
    <>
      <b>{card.has_choices ? t("from", { price }) : price}</b>
      {withAvailability && !card.product_is_inactive && <AvailabilityBadge availability={card.availability} />}
    </>
  )
}
