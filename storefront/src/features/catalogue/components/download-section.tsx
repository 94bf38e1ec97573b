import { useTranslation } from "react-i18next"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { Section } from "@/components/section"
import { documentsOf } from "../files"
import "../texts"
import { Downloads } from "./downloads"

/** Up to four documents (spec "public shop" §2). */
export const DownloadSection = ({ product }: { product: ProductDetail }) => {
  const { t } = useTranslation("catalogue")
  const files = documentsOf(product)
  if (files.length === 0) return null
  return (
    <Section title={t("section.documents")}>
      <Downloads files={files} />
    </Section>
  )
}
