import { Button } from "@medusajs/ui"
import type { ReactNode } from "react"
import type { Control, FieldValues } from "react-hook-form"
import { useFieldArray, useFormState, useWatch } from "react-hook-form"
import { SortableList } from "../sortable-list"
import { FieldMessage } from "./field-frame"
import type { FieldOf } from "./field-of"

interface ListFieldProps<Values extends FieldValues, Item extends object> extends FieldOf<Values, Item[]> {
  label: string
  most: number
  /** What the buttons call an entry. */
  nameOf(item: Item, index: number): string
  /** The way to one more. */
  add(append: (item: Item) => void, count: number): ReactNode
  children(item: Item, index: number): ReactNode
}

/** A list of few entries in an order: added to, put into order, taken from, up to what the shop has room for. */
export function ListField<Values extends FieldValues, Item extends object>(props: ListFieldProps<Values, Item>) {
  const { label, most, nameOf, add, children } = props
  // Whatever the list is called in its form, and whatever it holds.
  const control = props.control as unknown as Control<{ list: Record<string, unknown>[] }>
  const name = props.name as string as "list"
  const { fields, append, move, remove } = useFieldArray({ control, name, keyName: "key" })
  const items = useWatch({ control, name }) as Item[]
  const { error } = control.getFieldState(name, useFormState({ control, name }))
  // What was just added is known by the list before it is watched.
  const rows = fields.map((field, index) => ({ key: field.key, item: items[index] ?? (field as Item) }))
  return (
    <fieldset className="flex flex-col gap-y-2" data-list={name}>
      <legend className="txt-compact-small-plus">
        {label} <span className="text-ui-fg-subtle">({`${rows.length} von ${most}`})</span>
      </legend>
      <SortableList
        label={label}
        items={rows}
        idOf={({ key }) => key}
        nameOf={({ item }, index) => nameOf(item, index)}
        onMove={move}
      >
        {({ item }, index) => (
          <div className="flex flex-wrap items-end gap-3">
            <div className="flex min-w-48 flex-1 flex-col gap-y-3">{children(item, index)}</div>
            <Button
              type="button"
              size="small"
              variant="transparent"
              aria-label={`${nameOf(item, index)} entfernen`}
              onClick={() => remove(index)}
            >
              Entfernen
            </Button>
          </div>
        )}
      </SortableList>
      <FieldMessage message={error?.message} />
      {add((item) => append(item as Record<string, unknown>), rows.length)}
    </fieldset>
  )
}

interface AddButtonProps {
  isFull: boolean
  onAdd(): void
  children: string
}

export const AddButton = ({ isFull, onAdd, children }: AddButtonProps) => (
  <Button type="button" size="small" variant="secondary" className="self-start" disabled={isFull} onClick={onAdd}>
    {children}
  </Button>
)
