import { Button, Text, toast } from "@medusajs/ui"
import { type ReactNode, useState } from "react"
import { moved } from "../../lib/moved"
import { useStaffChange } from "../../lib/use-staff-change"
import { Box } from "../box"
import { Notice } from "../section"
import { SortableList } from "../sortable-list"
import { refusedText } from "./refused"

interface Row {
  name: string
  /** A line about it under its name. */
  facts: string
  badges?: ReactNode
  picture?: ReactNode
}

interface ListWithDrawerProps<Item> {
  title: string
  /** Names the list for tests and links. */
  id: string
  hint?: string
  /** What is said while there are none. */
  empty?: string
  /** What the button says that adds one. */
  action: string
  items: readonly Item[]
  /** Everything below this address is read again once the order is changed. */
  list: string
  /** How an entry is put before another, or last. */
  moveOf(id: string, before: string | null): { path: string; body: object }
  rowOf(item: Item): Row
  /** What can be done with an entry besides opening it. */
  actionsOf?(item: Item): ReactNode
  /** The form of an entry, null for a new one. */
  drawer(item: Item | null, close: () => void): ReactNode
}

/** A list that staff keep in an order of their own, each entry with its form. */
export function ListWithDrawer<Item extends { id: string }>(props: ListWithDrawerProps<Item>) {
  const { title, id, hint, empty = "Noch keine Einträge.", action, items, rowOf } = props
  const [opened, setOpened] = useState<Item | "new" | null>(null)
  const { mutate, isPending } = useStaffChange(props.list)
  const move = (from: number, to: number) => {
    const before = moved(items, from, to)[to + 1]?.id ?? null
    mutate(
      { method: "POST", ...props.moveOf(items[from].id, before) },
      { onError: (error) => toast.error(refusedText(error)) },
    )
  }
  return (
    <Box
      title={title}
      id={id}
      hint={hint}
      actions={
        <Button size="small" variant="secondary" onClick={() => setOpened("new")}>
          {action}
        </Button>
      }
    >
      {items.length === 0 && <Notice>{empty}</Notice>}
      <div className="px-6">
        <SortableList
          label={title}
          items={items}
          idOf={(item) => item.id}
          nameOf={(item) => rowOf(item).name}
          isBusy={isPending}
          onMove={move}
        >
          {(item) => (
            <EntryRow row={rowOf(item)} onEdit={() => setOpened(item)}>
              {props.actionsOf?.(item)}
            </EntryRow>
          )}
        </SortableList>
      </div>
      {opened !== null && props.drawer(opened === "new" ? null : opened, () => setOpened(null))}
    </Box>
  )
}

interface EntryRowProps {
  row: Row
  onEdit(): void
  children: ReactNode
}

/** An entry: what it is called, what it says, what can be done about it. */
const EntryRow = ({ row: { name, facts, badges, picture }, onEdit, children }: EntryRowProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    {picture}
    <div className="min-w-0 flex-1 basis-48">
      <div className="flex flex-wrap items-center gap-2">
        <Text size="small" weight="plus" className="break-words">
          {name}
        </Text>
        {badges}
      </div>
      <Text size="small" className="text-ui-fg-subtle line-clamp-2 break-words">
        {facts}
      </Text>
    </div>
    <div className="flex gap-2">
      <Button size="small" variant="secondary" aria-label={`${name} bearbeiten`} onClick={onEdit}>
        Bearbeiten
      </Button>
      {children}
    </div>
  </div>
)
