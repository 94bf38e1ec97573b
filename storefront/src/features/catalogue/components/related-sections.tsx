import { useTranslation } from "react-i18next"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { Section } from "@/components/section"
import "../texts"
import { QuickAddList } from "./quick-add-list"
import { ReferenceLinks } from "./reference-links"

/** Accessories to add at once (spec "public shop" §2). */
export const AccessorySection = ({ product: { accessoryitems } }: { product: ProductDetail }) => {
  const { t } = useTranslation("catalogue")
  if (accessoryitems.length === 0) return null
  return (
    <Section title={t("section.accessories")}>
      <QuickAddList items={accessoryitems} category="accessory" />
    </Section>
  )
}

export const SoftwareSection = ({ product: { softwareserviceitems } }: { product: ProductDetail }) => {
  const { t } = useTranslation("catalogue")
  if (softwareserviceitems.length === 0) return null
  return (
    <Section title={t("section.software")}>
      <ReferenceLinks items={softwareserviceitems} />
    </Section>
  )
}
