import { Button, Text } from "@medusajs/ui"
import { type ReactNode, useRef, useState } from "react"
import { moved } from "../../lib/moved"
import { fieldMessages } from "../../lib/use-staff-change"
import { SortableList } from "../sortable-list"

interface ListEditorProps<Item> {
  label: string
  /** The wire's name of the list. */
  name: string
  items: readonly Item[]
  most: number
  error: Error | null
  nameOf(item: Item, index: number): string
  /** What the button says that adds one. */
  addLabel: string
  onAdd(): Item
  onChange(items: Item[]): void
  children(item: Item, index: number, change: (part: Partial<Item>) => void): ReactNode
}

/** A list of few entries in an order: added to, put into order, taken from, up to what the shop has room for. */
export function ListEditor<Item>(props: ListEditorProps<Item>) {
  const { label, name, items, most, error, nameOf, addLabel, onAdd, onChange, children } = props
  const [keys, setKeys] = useState(() => items.map((_, index) => index))
  const next = useRef(items.length)
  const rows = items.map((item, index) => ({ item, key: keys[index] }))
  const add = () => {
    setKeys([...keys, next.current++])
    onChange([...items, onAdd()])
  }
  const remove = (index: number) => {
    setKeys(keys.filter((_, one) => one !== index))
    onChange(items.filter((_, one) => one !== index))
  }
  const move = (from: number, to: number) => {
    setKeys(moved(keys, from, to))
    onChange(moved(items, from, to))
  }
  const changeAt = (index: number) => (part: Partial<Item>) =>
    onChange(items.map((item, one) => (one === index ? { ...item, ...part } : item)))
  const messages = fieldMessages(error, name)
  return (
    <fieldset className="flex flex-col gap-y-2" data-list={name}>
      <legend className="txt-compact-small-plus">
        {label} <span className="text-ui-fg-subtle">({`${items.length} von ${most}`})</span>
      </legend>
      <SortableList
        label={label}
        items={rows}
        idOf={({ key }) => String(key)}
        nameOf={({ item }, index) => nameOf(item, index)}
        onMove={move}
      >
        {({ item }, index) => (
          <div className="flex flex-col gap-y-3">
            {children(item, index, changeAt(index))}
            <Button
              type="button"
              size="small"
              variant="transparent"
              className="self-start"
              aria-label={`${nameOf(item, index)} entfernen`}
              onClick={() => remove(index)}
            >
              Entfernen
            </Button>
          </div>
        )}
      </SortableList>
      <div role="alert">
        {messages.map((message) => (
          <Text key={message} size="small" className="text-ui-fg-error">
            {message}
          </Text>
        ))}
      </div>
      <Button
        type="button"
        size="small"
        variant="secondary"
        className="self-start"
        disabled={items.length >= most}
        onClick={add}
      >
        {addLabel}
      </Button>
    </fieldset>
  )
}
