import { useTranslation } from "react-i18next"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { Section } from "@/components/section"
import "../texts"
import { useChoice } from "../use-choice"
import { QuickAddList } from "./quick-add-list"
import { ReferenceLinks } from "./reference-links"

/** Accessories to add at once (spec "public shop" §2), and which of them are in the chosen package. */
export const AccessorySection = ({ product }: { product: ProductDetail }) => {
  const { t } = useTranslation("catalogue")
  const { chosen } = useChoice(product)
  const { accessoryitems } = product
  if (accessoryitems.length === 0) return null
  return (
    <Section title={t("section.accessories")}>
      <QuickAddList items={accessoryitems} includedIds={chosen.accessories} category="accessory" />
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
