import { useState } from "react"
import { useTranslation } from "react-i18next"
import { chf, chfOfWire } from "#kernel/format-chf"
import { percentOf } from "#kernel/format-percent"
import { fromWireMoney, reducedBy } from "#kernel/money"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { totalsOfOffer } from "#shop/lines/wire/offer"
import { Note } from "@/components/note"
import { BuyBar } from "@/components/offer/buy-bar"
import { OwnPricePart, useOwnPrices } from "@/components/offer/own-price-part"
import { QuantityInput } from "@/components/offer/quantity-input"
import type { AddedLine } from "@/components/offer/small-cart/small-cart"
import { useIsHydrated } from "@/lib/page/hydrated"
import { useShop } from "@/lib/shop"
import { useAddProduct } from "../api/add-product"
import type { Choice } from "../choice"
import "../offer-texts"
import { ChoiceList } from "./choice-list"
import { DeliveryScope } from "./delivery-scope"
import { QuickAdd } from "./quick-add"
import "@/styles/parts/step.css"

interface ProductOfferProps {
  product: ProductDetail
  choices: Choice[]
  chosen: Choice
  onChoose: (id: string) => void
  /** Name of the choice: 'Paket', 'Lizenz'. */
  choiceTitle: string
  /** What the price includes: 'exkl. MwSt. inkl. Lieferung'. */
  priceNote: string
}

/** What is bought: package or plugin, scope of delivery, pieces, price, button. */
export const ProductOffer = ({ product, choices, chosen, onChoose, choiceTitle, priceNote }: ProductOfferProps) => (
  <>
    <ChoiceList title={choiceTitle} choices={choices} chosen={chosen} onChoose={onChoose} />
    <DeliveryScope choices={choices} chosen={chosen} />
    {product.product_is_inactive && <Unavailable />}
    {!product.product_is_inactive &&
      (product.mandatory ? <ComesAlong /> : <Purchase product={product} chosen={chosen} priceNote={priceNote} />)}
  </>
)

const Unavailable = () => {
  const { t } = useTranslation("catalogue")
  return (
    <Note kind="warn">
      <p>
        <b>{t("inactive")}</b>
      </p>
      <p>{t("inactiveHint")}</p>
    </Note>
  )
}

const ComesAlong = () => {
  const { t } = useTranslation("catalogue")
  return (
    <Note>
      <p>{t("offer.comesAlong")}</p>
    </Note>
  )
}

type PurchaseProps = Pick<ProductOfferProps, "product" | "chosen" | "priceNote">

const Purchase = ({ product: listed, chosen, priceNote }: PurchaseProps) => {
  const { t } = useTranslation("catalogue")
  const isHydrated = useIsHydrated()
  const [added, setAdded] = useState<AddedLine | null>(null)
  const [quantity, setQuantity] = useState(1)
  const { product, discountPermille } = useOwnPrices(listed)
  const listPrice = fromWireMoney(chosen.price)
  const price = reducedBy(listPrice, discountPermille)
  const companion = product.mandatory_companion
  const name = chosen.productId === product.id ? product.name : `${product.name}, ${chosen.name}`

  const { subtotal, shipping } = totalsOfOffer(
    product,
    { category: chosen.category, total: price * quantity },
    quantity,
    useShop().rates,
  )

  const addProduct = useAddProduct({ isSaid: false })
  const accessory = product.accessoryitems.find(
    (item) => !item.product_is_inactive && !chosen.accessories.includes(item.id),
  )
  const notes = [
    quantity > 1 && t("offer.pieces", { count: quantity, price: chf(price) }),
    priceNote,
    shipping > 0 && t("offer.shipping", { price: chf(shipping) }),
  ]
  /** A refusal belongs to what was asked for. */
  const refusal = addProduct.variables?.productId === chosen.productId ? addProduct.error : null
  const change = (pieces: number) => {
    if (addProduct.isError) addProduct.reset()
    setQuantity(pieces)
  }
  const add = () => {
    const addition = { productId: chosen.productId, category: chosen.category, name, productName: product.name }
    const line = {
      title: t("add.done", { product: name }),
      picture: product.get_thumbnail,
      detail: t("offer.pieces", { count: quantity, price: chf(price) }),
      total: chf(subtotal),
      accessory: accessory && {
        name: accessory.name,
        price: chfOfWire(accessory.price),
        to: accessory.get_absolute_url,
        add: <QuickAdd card={accessory} category="accessory" isQuiet />,
      },
    }
    addProduct.mutate({ ...addition, price, quantity }, { onSuccess: () => setAdded(line) })
  }
  return (
    <>
      <div className="step step-row">
        <h2>{t("offer.quantity")}</h2>
        <QuantityInput
          quantity={quantity}
          onChange={change}
          label={t("offer.quantity")}
          lessLabel={t("offer.less")}
          moreLabel={t("offer.more")}
        />
      </div>
      {discountPermille > 0 && <OwnPricePart percent={percentOf(discountPermille)} list={listPrice * quantity} />}
      <BuyBar
        price={chf(subtotal)}
        note={notes.filter(Boolean).join(", ")}
        companion={companion && t("offer.companion", { name: companion.name, price: chfOfWire(companion.price) })}
        action={t("add.action")}
        isDisabled={!isHydrated}
        isBusy={addProduct.isPending}
        error={refusal}
        onAdd={add}
        added={added}
        onSeen={() => setAdded(null)}
      />
    </>
  )
}
