import type { ReactNode } from "react"
import { Notice } from "./section"

interface QueryListProps<Data, Item> {
  query: { data: Data | undefined; isPending: boolean; isError: boolean }
  /** What to say while it is read, where it couldn't be, and where there is nothing. */
  pending?: string
  failed: string
  empty: string
  /** Names the list for tests. */
  id?: string
  itemsOf(data: Data): readonly Item[]
  children(item: Item, data: Data): ReactNode
}

/** A list that is read from a route, in whatever state it is. */
export function QueryList<Data, Item extends { id: string }>(props: QueryListProps<Data, Item>) {
  const { query, pending = "Wird geladen …", failed, empty, id, itemsOf, children } = props
  const { data, isPending, isError } = query
  const items = data === undefined ? [] : itemsOf(data)
  return (
    <>
      {isPending && <Notice>{pending}</Notice>}
      {isError && <Notice>{failed}</Notice>}
      {data !== undefined && items.length === 0 && <Notice>{empty}</Notice>}
      {data !== undefined && items.length > 0 && (
        <ul className="divide-y" data-testid={id}>
          {items.map((item) => children(item, data))}
        </ul>
      )}
    </>
  )
}
