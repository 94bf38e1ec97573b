import { useTranslation } from "react-i18next"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { Html } from "@/components/html"
import { BASE_CHOICE, type Choice } from "../choice"
import { pairsOf } from "../numbered"
import "../texts"
import "@/styles/parts/accordion.css"

interface ProductSectionsProps {
  product: ProductDetail
  /** Where there are packages or plugins: the description follows the choice. */
  choices?: Choice[]
  chosen?: Choice
}

/** Description and the product's own sections, collapsible; the description stands open. Rentals say here what they bring. */
export const ProductSections = ({ product, choices = [], chosen }: ProductSectionsProps) => {
  const { t } = useTranslation("catalogue")
  const others = choices.filter(({ id, description }) => id !== BASE_CHOICE && description !== "")
  const isOther = others.some(({ id }) => id === chosen?.id)
  return (
    <div className="acc">
      {others.length > 0 && (
        <details open hidden={!isOther}>
          <summary>{t("section.description")}</summary>
          {others.map(({ id, description }) => (
            <div key={id} hidden={id !== chosen?.id}>
              <Html className="in-b" html={description} />
            </div>
          ))}
        </details>
      )}
      <details open>
        <summary>{isOther ? t("section.device", { product: product.name }) : t("section.description")}</summary>
        <Html className="in-b" html={product.description} />
      </details>
      {product.category === "rental" && product.deliverycontent !== "" && (
        <details>
          <summary>{t("section.scope")}</summary>
          <Html className="in-b" html={product.deliverycontent} />
        </details>
      )}
      {pairsOf(product, "accordionheader", "accordioncontent", 4).map(([header, content]) => (
        <details key={header}>
          <summary>{header}</summary>
          <Html className="in-b" html={content} />
        </details>
      ))}
    </div>
  )
}
