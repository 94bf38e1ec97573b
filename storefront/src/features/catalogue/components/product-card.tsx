import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { ProductCard as Card } from "#shop/catalogue/wire/product"
import { Picture } from "@/components/picture/picture"
import { SIZES_OF_CARD } from "@/lib/picture"
import "../texts"
import { CardFacts } from "./facts"
import "@/styles/parts/cards.css"

interface ProductCardProps {
  card: Card
  price: ReactNode
  /** The same texts with stretches marked. */
  marked?: Record<"name" | "subtitle" | "product_card_info", ReactNode>
  /** What the product's page is told, such as a period: "?from=…". */
  query?: string
  /** With two figures of what it can do. */
  isDevice?: boolean
  /** Below the price, such as the next free days. */
  children?: ReactNode
}

/** One product of a list; the whole card is its link. */
export const ProductCard = ({ card, price, marked, query = "", isDevice, children }: ProductCardProps) => {
  const { t } = useTranslation("catalogue")
  return (
    <li className="card">
      <div className="im">
        <Picture source={card.get_thumbnail} sizes={SIZES_OF_CARD} />
      </div>
      <h3>
        <Link to={card.get_absolute_url ? card.get_absolute_url + query : "#"}>{marked?.name ?? card.name}</Link>
      </h3>
      <p className="sub">{marked?.subtitle ?? card.subtitle}</p>
      {card.product_card_info !== card.subtitle && (
        <p className="txt">{marked?.product_card_info ?? card.product_card_info}</p>
      )}
      {isDevice && <CardFacts card={card} />}
      <div className="pr">{price}</div>
      {card.product_is_inactive ? <p className="bdg bdg-off">{t("inactive")}</p> : children}
    </li>
  )
}
