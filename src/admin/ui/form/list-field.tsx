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
  /** So many at its beginning are no part of the list and stay where they are. */
  start?: number
  /** What the buttons call an entry. */
  nameOf(item: Item, index: number): string
  /** What the button says that adds a blank one; in its place stands `adder`, for what comes from elsewhere. */
  add?: string
  blank?: Item
  adder?(append: (item: Item) => void, count: number): ReactNode
  /** `index` is the place in the value. */
  children(item: Item, index: number): ReactNode
}

/** A list of few entries in an order: added to, put into order, taken from, up to what the shop has room for. */
export function ListField<Values extends FieldValues, Item extends object>(props: ListFieldProps<Values, Item>) {
  const { label, most, start = 0, nameOf, add, blank, adder, children } = props
  // Whatever the list is called in its form, and whatever it holds.
  const control = props.control as unknown as Control<{ list: Record<string, unknown>[] }>
  const name = props.name as string as "list"
  const { fields, append, move, remove } = useFieldArray({ control, name, keyName: "key" })
  const items = useWatch({ control, name }) as Item[]
  const { error } = control.getFieldState(name, useFormState({ control, name }))
  // What was just added is known by the list before it is watched.
  const rows = fields.map((field, index) => ({ key: field.key, item: items[index] ?? (field as Item) })).slice(start)
  const addOne = (item: Item) => append(item as Record<string, unknown>)
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
        onMove={(from, to) => move(start + from, start + to)}
      >
        {({ item }, index) => (
          <div className="flex flex-wrap items-end gap-3">
            <div className="flex min-w-48 flex-1 flex-col gap-y-3">{children(item, start + index)}</div>
            <Button
              type="button"
              size="small"
              variant="transparent"
              aria-label={`${nameOf(item, index)} entfernen`}
              onClick={() => remove(start + index)}
            >
              Entfernen
            </Button>
          </div>
        )}
      </SortableList>
      <FieldMessage message={error?.message} />
      {adder?.(addOne, rows.length)}
      {blank && (
        <Button
          type="button"
          size="small"
          variant="secondary"
          className="self-start"
          disabled={rows.length >= most}
          onClick={() => addOne(blank)}
        >
          {add}
        </Button>
      )}
    </fieldset>
  )
}
