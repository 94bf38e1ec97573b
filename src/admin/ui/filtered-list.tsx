import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useListAddress } from "../lib/use-list-address"
import { staffQuery } from "../lib/use-staff-query"
import { ListPage, PressedFilters } from "./list-page"
import { QueryList } from "./query-list"

type Counts<Filter extends string> = Record<Filter, number>
type Shown = Record<"filter" | "q", string> & Record<string, string>

/** What stands beside the filters: what is shown, how many there are, and another choice. */
interface Choice<Filter extends string> {
  shown: Shown
  counts: Counts<Filter> | undefined
  show(changes: Record<string, string>): void
}

interface FilteredListProps<Filter extends string, Data, Item> {
  title: string
  /** Names the page for tests. */
  id: string
  /** The route that answers it. */
  path: string
  /** Whether there is a table for Excel below the route. */
  hasTable?: boolean
  actions?: ReactNode
  searchLabel: string
  canScan?: boolean
  /** The first is shown unless another is chosen. */
  filters: readonly (readonly [filter: Filter, text: string])[]
  /** What else can be chosen, with its standard. */
  standard?: Record<string, string>
  beside?(choice: Choice<Filter>): ReactNode
  /** Beside how many there are. */
  aside?(choice: Choice<Filter>): ReactNode
  /** What one and many of them are called, and what is said where there is none. */
  called: [one: string, many: string]
  empty?: string
  notFound?: string
  itemsOf(data: Data): readonly Item[]
  children(item: Item, data: Data): ReactNode
}

/** A page of one long list, filtered and searched on the server; what is shown is in the page's address. */
export function FilteredList<
  Filter extends string,
  Data extends { counts: Counts<Filter> },
  Item extends { id: string },
>(props: FilteredListProps<Filter, Data, Item>) {
  const { title, id, path, hasTable, actions, searchLabel, canScan, filters, standard, beside, aside, called } = props
  const { shown, show, turn, offset, limit, query } = useListAddress({
    filter: filters[0][0],
    q: "",
    ...standard,
  })
  const list = useQuery({ ...staffQuery<Data>(`${path}?${query}`), placeholderData: keepPreviousData })
  const counts = list.data?.counts
  const choice = { shown, counts, show }
  const asked = new URLSearchParams(Object.entries(shown).filter(([, value]) => value !== ""))
  const { empty = "Zurzeit ist hier nichts.", notFound = "Nichts gefunden." } = props
  return (
    <ListPage
      title={title}
      id={id}
      actions={actions}
      csv={hasTable ? `${path}/csv?${asked}` : undefined}
      search={{ label: searchLabel, value: shown.q, onSearch: (q) => show({ q }), canScan }}
      filters={
        <PressedFilters value={shown.filter} options={filters} counts={counts} onChange={(filter) => show({ filter })}>
          {beside?.(choice)}
        </PressedFilters>
      }
      count={counts?.[shown.filter as Filter]}
      called={called}
      aside={aside?.(choice)}
      page={{ offset, limit, turn }}
    >
      <QueryList
        query={list}
        failed={`Die ${called[1]} konnten nicht geladen werden. Bitte laden Sie die Seite neu.`}
        empty={shown.q ? notFound : empty}
        id={`${id}-items`}
        itemsOf={props.itemsOf}
      >
        {props.children}
      </QueryList>
    </ListPage>
  )
}
