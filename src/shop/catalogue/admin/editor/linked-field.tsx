import { Button, Text } from "@medusajs/ui"
import type { Control } from "react-hook-form"
import { moved } from "#admin/lib/moved"
import { FieldMessage } from "#admin/ui/form/field-frame"
import { useField } from "#admin/ui/form/field-of"
import { SortableList } from "#admin/ui/sortable-list"
import type { ProductKind } from "../../rules/product-kinds"
import { MOST_LINKED } from "../../rules/product-limits"
import type { StaffProductReference, StoredValues } from "../../wire/staff-product"
import { ProductPicker } from "./product-picker"

type Links = StoredValues["links"]

interface LinkedFieldProps {
  control: Control<Links>
  name: "accessory_ids" | "software_ids"
  label: string
  kind: ProductKind
  /** The product itself, which belongs to others only. */
  own: string
  nameOf(id: string): string
  onKnow(product: StaffProductReference): void
}

/** Products that another one names, in their order, with a search to add some. */
export function LinkedField({ control, name, label, kind, own, nameOf, onKnow }: LinkedFieldProps) {
  const { value: ids, set, message } = useField<Links, string[]>({ control, name })
  return (
    <fieldset className="flex flex-col gap-y-2" data-list={name}>
      <legend className="txt-compact-small-plus">
        {label} <span className="text-ui-fg-subtle">({ids.length})</span>
      </legend>
      <SortableList
        label={label}
        items={ids}
        idOf={(id) => id}
        nameOf={nameOf}
        onMove={(from, to) => set(moved(ids, from, to))}
      >
        {(id) => (
          <div className="flex items-center justify-between gap-x-3">
            <Text size="small">{nameOf(id)}</Text>
            <Button
              type="button"
              size="small"
              variant="transparent"
              aria-label={`${nameOf(id)} entfernen`}
              onClick={() => set(ids.filter((one) => one !== id))}
            >
              Entfernen
            </Button>
          </div>
        )}
      </SortableList>
      <FieldMessage message={message} />
      {ids.length < MOST_LINKED && (
        <ProductPicker
          label={`${label} suchen`}
          kinds={[kind]}
          without={[own, ...ids]}
          onPick={(product) => {
            onKnow(product)
            set([...ids, product.id])
          }}
        />
      )}
    </fieldset>
  )
}
