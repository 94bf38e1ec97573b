import { useTranslation } from "react-i18next"
import { chfOfWire } from "#kernel/format-chf"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { ButtonLink } from "@/components/button"
import "../texts"

/** The same device for rent where it is for sale, and the other way round, if it can be had there. */
export const CounterpartLink = ({ product: { category, counterpart } }: { product: ProductDetail }) => {
  const { t } = useTranslation("catalogue")
  if (!counterpart || counterpart.product_is_inactive) return null
  return (
    <ButtonLink look="2" to={counterpart.get_absolute_url}>
      {t(category === "rental" ? "counterpart.buy" : "counterpart.rent", { price: chfOfWire(counterpart.price) })}
    </ButtonLink>
  )
}
