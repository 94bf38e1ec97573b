import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { type ComponentType, useState } from "react"
import { CardForm } from "#shop/catalogue/admin/editor/card-form"
import { groupFacts } from "#shop/catalogue/admin/editor/group-facts"
import { GroupRow } from "#shop/catalogue/admin/editor/group-row"
import { InShopActions, InShopState } from "#shop/catalogue/admin/editor/in-shop-header"
import { LinksForm } from "#shop/catalogue/admin/editor/links-form"
import { MediaForm } from "#shop/catalogue/admin/editor/media-form"
import { ChargesForm } from "#shop/catalogue/admin/editor/prices/charges-form"
import { OffersForm } from "#shop/catalogue/admin/editor/prices/offers-form"
import { PricesForm } from "#shop/catalogue/admin/editor/prices/prices-form"
import { RatesForm } from "#shop/catalogue/admin/editor/prices/rates-form"
import { SearchForm } from "#shop/catalogue/admin/editor/search-form"
import { TextsForm } from "#shop/catalogue/admin/editor/texts-form"
import type { GroupFormProps } from "#shop/catalogue/admin/editor/use-group"
import type { ProductGroup, StaffProduct } from "#shop/catalogue/wire/staff-product"
import { useStaffQuery } from "../lib/use-staff-query"
import { PagePreview } from "../ui/page-preview"
import { Section } from "../ui/section"
import "#shop/catalogue/admin/editor/description-preview.css"

const FORMS: Record<ProductGroup, ComponentType<GroupFormProps>> = {
  card: CardForm,
  texts: TextsForm,
  media: MediaForm,
  links: LinksForm,
  prices: PricesForm,
  rates: RatesForm,
  charges: ChargesForm,
  offers: OffersForm,
  search: SearchForm,
}
const OF_RENTALS: ProductGroup[] = ["rates", "charges", "offers"]
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
          {GROUPS.filter((group) => !OF_RENTALS.includes(group) || product.kind === "rental").map((group) => (
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
