import { useState } from "react"
import { useTranslation } from "react-i18next"
import { fromWireMoney } from "#kernel/money"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { Button } from "@/components/button"
import { QuantityInput } from "@/components/offer/quantity-input"
import { RefusalText } from "@/components/refusal-text"
import { useIsHydrated } from "@/lib/page/hydrated"
import { useMoment } from "@/lib/page/use-moment"
import { useAddProduct } from "../api/add-product"
import "../offer-texts"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"

interface PieceOfferProps {
  product: ProductDetail
  category: LineCategory
  /** What the pieces are: 'Menge', 'Teilnehmende'. */
  unit: string
}

/** Pieces and a button, for a product that is bought in a list. A refusal says why; a lost answer is silent (ruling 2a). */
export const PieceOffer = ({ product: { id, name, price }, category, unit }: PieceOfferProps) => {
  const { t } = useTranslation(["catalogue", "common"])
  const isHydrated = useIsHydrated()
  const addProduct = useAddProduct()
  const isDone = useMoment(addProduct.data)
  const [quantity, setQuantity] = useState(1)
  const change = (pieces: number) => {
    if (addProduct.isError) addProduct.reset()
    setQuantity(pieces)
  }
  return (
    <>
      <div className="piece-offer">
        <QuantityInput
          quantity={quantity}
          onChange={change}
          label={`${unit}: ${name}`}
          lessLabel={`${t("offer.less")}: ${name}`}
          moreLabel={`${t("offer.more")}: ${name}`}
        />
        <Button
          disabled={!isHydrated}
          busy={addProduct.isPending}
          done={isDone}
          aria-label={t("add.named", { product: name })}
          onClick={() => addProduct.mutate({ productId: id, category, name, price: fromWireMoney(price), quantity })}
        >
          {t(isDone ? "common:added" : "add.action")}
        </Button>
      </div>
      <RefusalText error={addProduct.error} />
    </>
  )
}
