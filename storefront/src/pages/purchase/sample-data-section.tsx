import { useTranslation } from "react-i18next"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { Section } from "../../components/section"
import "../../features/catalogue/texts"
import { SampleData } from "../../features/point-cloud/components/sample-data"
import { sampleFilesOf } from "../../features/point-cloud/sample-files"

/** A product's sample data, nothing without any. */
export const SampleDataSection = ({ product }: { product: ProductDetail }) => {
  const { t } = useTranslation("catalogue")
  const files = sampleFilesOf(product)
  if (files.length === 0) return null
  return (
    <Section title={t("section.sampleData")}>
      <SampleData files={files} />
    </Section>
  )
}
