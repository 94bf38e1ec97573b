import { useTranslation } from "react-i18next"
import { isPlaced } from "#shop/catalogue/rules/named-kinds"
import type { ProductKind } from "#shop/catalogue/rules/product-kinds"
import "../search.css"

/** Where in the shop a product stands, as the menu calls it: the same device is rented and sold. */
export const KindLabel = ({ kind }: { kind: ProductKind }) => {
  const { t } = useTranslation("frame")
  return <span className="kind">{isPlaced(kind) && t(`kind.${kind}`)}</span>
}
