import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { type ComponentType, useState } from "react"
import type { ProductGroup, StaffProduct } from "../../contract/staff-product"
import { PagePreview } from "../components/page-preview"
import { CardForm } from "../components/product/card-form"
import { groupFacts } from "../components/product/group-facts"
import { GroupRow } from "../components/product/group-row"
import { InShopActions, InShopState } from "../components/product/in-shop-header"
import { LinksForm } from "../components/product/links-form"
import { MediaForm } from "../components/product/media-form"
import { OffersForm } from "../components/product/offers-form"
import { PricesForm } from "../components/product/prices-form"
import { SearchForm } from "../components/product/search-form"
import { TextsForm } from "../components/product/texts-form"
import type { GroupFormProps } from "../components/product/use-group-form"
import { Section } from "../components/section"
import { useStaffQuery } from "../lib/use-staff-query"
import "../components/product/description-preview.css"

const FORMS: Record<ProductGroup, ComponentType<GroupFormProps>> = {
  card: CardForm,
  texts: TextsForm,
  media: MediaForm,
  links: LinksForm,
  prices: PricesForm,
  offers: OffersForm,
  search: SearchForm,
}
const GROUPS = Object.keys(FORMS) as ProductGroup[]

/** Everything that the shop shows of a product, edited where the product is. */
const ProductInShop = ({ data: { id } }: DetailWidgetProps<AdminProduct>) => {
  const { data: product, ...state } = useStaffQuery<StaffProduct>(`/admin/shop/products/${id}`)
  const [open, setOpen] = useState<ProductGroup | "preview" | null>(null)
  const close = () => setOpen(null)
  const Form = open === null || open === "preview" ? null : FORMS[open]
  return (
    <Section
      title="Im Shop"
      id="in-shop"
      state={state}
      actions={product && <InShopActions product={product} onPreview={() => setOpen("preview")} />}
    >
      {product && (
        <>
          <InShopState product={product} />
          {GROUPS.filter((group) => group !== "offers" || product.kind === "rental").map((group) => (
            <GroupRow key={group} {...groupFacts(product)[group]} onEdit={() => setOpen(group)} />
          ))}
          {Form && <Form product={product} onClose={close} />}
          {open === "preview" && (
            <PagePreview
              title={product.groups.card.values.name}
              path={`/admin/shop/products/${id}/preview`}
              body={{}}
              onClose={close}
            />
          )}
        </>
      )}
    </Section>
  )
}

export const config = defineWidgetConfig({ zone: "product.details.before" })

export default ProductInShop
