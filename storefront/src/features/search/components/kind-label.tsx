import { useTranslation } from "react-i18next"
import "../texts"
import type { ProductKind } from "#shop/catalogue/rules/product-kinds"

/** Where in the shop a product stands: the same device is rented and sold. */
export const KindLabel = ({ kind }: { kind: ProductKind }) => {
  const { t } = useTranslation("search")
  return <span className="kind">{t(`kind.${kind}`)}</span>
}
