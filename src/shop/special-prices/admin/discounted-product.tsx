import { Text } from "@medusajs/ui"
import { useState } from "react"
import type { Control } from "react-hook-form"
import { FieldMessage } from "#admin/ui/form/field-frame"
import { useField } from "#admin/ui/form/field-of"
import { ProductPicker } from "#shop/catalogue/admin/editor/product-picker"
import { PRODUCT_KIND_NAMES } from "#shop/catalogue/rules/product-kinds"
import type { StaffDiscount } from "../wire/staff-discounts"
import type { DiscountDraft } from "./discount-draft"

interface DiscountedProductProps {
  control: Control<DiscountDraft>
  known: StaffDiscount["product"]
}

export function DiscountedProduct({ control, known }: DiscountedProductProps) {
  const { value, set, message } = useField<DiscountDraft, string | null>({ control, name: "product_id" })
  const [picked, setPicked] = useState(known)
  return (
    <fieldset className="flex flex-col gap-y-2">
      <legend className="txt-compact-small-plus mb-2">Produkt</legend>
      {picked && <Text size="small">{picked.name}</Text>}
      <ProductPicker
        label="Produkt suchen"
        kinds={PRODUCT_KIND_NAMES}
        without={value === null ? [] : [value]}
        onPick={(product) => {
          setPicked(product)
          set(product.id)
        }}
      />
      <FieldMessage message={message} />
    </fieldset>
  )
}
