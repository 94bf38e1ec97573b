import { useTranslation } from "react-i18next"
import type { ProductKind } from "#shop/catalogue/wire/product"
import "../texts"

/** Where in the shop a product stands: the same device is rented and sold. */
export const KindLabel = ({ kind }: { kind: ProductKind }) => {
  const { t } = useTranslation("search")
  return <span className="kind">{t(`kind.${kind}`)}</span>
}
