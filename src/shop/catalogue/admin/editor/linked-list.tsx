import { Button, Text } from "@medusajs/ui"
import { moved } from "#admin/lib/moved"
import { fieldMessages } from "#admin/lib/use-staff-change"
import { SortableList } from "#admin/ui/sortable-list"
import type { ProductKind } from "../../wire/product"
import type { StaffProductReference } from "../../wire/staff-product"
import { ProductPicker } from "./product-picker"

interface LinkedListProps {
  label: string
  /** The wire's name of the list. */
  name: string
  ids: readonly string[]
  kinds: readonly ProductKind[]
  /** The product itself, which belongs to others only. */
  own: string
  most: number
  error: Error | null
  nameOf(id: string): string
  onKnow(product: StaffProductReference): void
  onChange(ids: string[]): void
}

/** Products that another one names, in their order, with a search to add some. */
export const LinkedList = ({
  label,
  name,
  ids,
  kinds,
  own,
  most,
  error,
  nameOf,
  onKnow,
  onChange,
}: LinkedListProps) => (
  <fieldset className="flex flex-col gap-y-2" data-list={name}>
    <legend className="txt-compact-small-plus">
      {label} <span className="text-ui-fg-subtle">({ids.length})</span>
    </legend>
    <SortableList
      label={label}
      items={ids}
      idOf={(id) => id}
      nameOf={nameOf}
      onMove={(from, to) => onChange(moved(ids, from, to))}
    >
      {(id) => (
        <div className="flex items-center justify-between gap-x-3">
          <Text size="small">{nameOf(id)}</Text>
          <Button
            type="button"
            size="small"
            variant="transparent"
            aria-label={`${nameOf(id)} entfernen`}
            onClick={() => onChange(ids.filter((one) => one !== id))}
          >
            Entfernen
          </Button>
        </div>
      )}
    </SortableList>
    <div role="alert">
      {fieldMessages(error, name).map((message) => (
        <Text key={message} size="small" className="text-ui-fg-error">
          {message}
        </Text>
      ))}
    </div>
    {ids.length < most && (
      <ProductPicker
        label={`${label} suchen`}
        kinds={kinds}
        without={[own, ...ids]}
        onPick={(product) => {
          onKnow(product)
          onChange([...ids, product.id])
        }}
      />
    )}
  </fieldset>
)
