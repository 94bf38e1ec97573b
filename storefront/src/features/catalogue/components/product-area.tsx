import type { ReactNode } from "react"
import { chfOfWire } from "#kernel/format-chf"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { useChoice } from "../use-choice"
import { AvailabilityBadge, DeliveryNote } from "./availability"
import { ProductHead } from "./product-head"
import { ProductOffer } from "./product-offer"
import { ProductSections } from "./product-sections"
import "../product.css"

interface ProductAreaProps {
  product: ProductDetail
  /** Name of the choice: 'Paket', 'Ausführung'. */
  choiceTitle: string
  /** What the price includes: 'exkl. MwSt. inkl. Lieferung'. */
  priceNote: string
  /** What no choice changes is made outside, so that a click renders only what it changes. */
  gallery: ReactNode
  facts: ReactNode
  /** Other ways on, below the offer: the phone, the same device for rent. */
  ways: ReactNode
}

/** Pictures, facts and texts on the left, the offer on the right; everything that follows the chosen package or plugin. */
export const ProductArea = ({ product, choiceTitle, priceNote, gallery, facts, ways }: ProductAreaProps) => {
  const { choices, chosen, choose } = useChoice(product)
  const isDelivered = product.category === "purchase" || chosen.availability !== undefined
  return (
    <div className="wrap prod">
      {gallery}
      <div className="offer">
        <ProductHead product={product}>
          {product.product_is_inactive ? (
            <span>
              <b>{chfOfWire(chosen.price)}</b> <span className="muted">{priceNote}</span>
            </span>
          ) : (
            isDelivered && (
              <>
                <AvailabilityBadge availability={chosen.availability} />
                <DeliveryNote availability={chosen.availability} />
              </>
            )
          )}
        </ProductHead>
        <ProductOffer
          product={product}
          choices={choices}
          chosen={chosen}
          onChoose={choose}
          choiceTitle={choiceTitle}
          priceNote={priceNote}
        />
        <p className="calls">{ways}</p>
      </div>
      <div className="more">
        {facts}
        <ProductSections product={product} choices={choices} chosen={chosen} />
      </div>
    </div>
  )
}
