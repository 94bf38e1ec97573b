import { Button, Container, Heading, Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { Notice } from "#admin/ui/section"
import { SortableList } from "#admin/ui/sortable-list"
import { useOrder } from "./use-order"

interface TermsListProps<Item> {
  title: string
  id: "delivery-types" | "purposes" | "services"
  hint: string
  /** What the button says that adds one. */
  action: string
  items: readonly Item[]
  onAdd(): void
  children(item: Item): ReactNode
}

/** One of the lists that staff keep in an order of their own. */
export function TermsList<Item extends { id: string; name: string }>(props: TermsListProps<Item>) {
  const { title, id, hint, action, items, onAdd, children } = props
  const { move, isPending } = useOrder(id, items)
  return (
    <Container className="divide-y p-0" data-testid={id}>
      <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <div className="min-w-0 flex-1 basis-64">
          <Heading level="h2">{title}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {hint}
          </Text>
        </div>
        <Button size="small" variant="secondary" onClick={onAdd}>
          {action}
        </Button>
      </div>
      {items.length === 0 && <Notice>Noch keine Einträge.</Notice>}
      <div className="px-6">
        <SortableList
          label={title}
          items={items}
          idOf={(item) => item.id}
          nameOf={(item) => item.name}
          isBusy={isPending}
          onMove={move}
        >
          {(item) => children(item)}
        </SortableList>
      </div>
    </Container>
  )
}

interface TermsRowProps {
  name: string
  badges?: ReactNode
  facts: string
  actions: ReactNode
}

/** An entry: what it is called, what it says, what can be done about it. */
export const TermsRow = ({ name, badges, facts, actions }: TermsRowProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <div className="min-w-0 flex-1 basis-48">
      <div className="flex flex-wrap items-center gap-2">
        <Text size="small" weight="plus">
          {name}
        </Text>
        {badges}
      </div>
      <Text size="small" className="text-ui-fg-subtle">
        {facts}
      </Text>
    </div>
    <div className="flex gap-2">{actions}</div>
  </div>
)
