import { Button, Container, Heading, Text } from "@medusajs/ui"
import type { ComponentProps, ReactNode } from "react"
import { Paging } from "./paging"
import { ForRight } from "./roles/for-right"
import { SearchField } from "./search-field"
import "./list-page.css"

interface ListPageProps {
  title: string
  /** Names the page for tests. */
  id: string
  /** Where its table for Excel is, if there is one. */
  csv?: string
  /** Stands at the right of the heading. */
  actions?: ReactNode
  search: ComponentProps<typeof SearchField>
  filters: ReactNode
  /** How many there are, undefined until they are read; and what one and many of them are called. */
  count: number | undefined
  called: [one: string, many: string]
  /** Stands beside how many there are. */
  aside?: ReactNode
  page: { offset: number; limit: number; turn(offset: number): void }
  children: ReactNode
}

/** A whole page of one long list: what it is searched and filtered by, how many there are, and the ways on. */
export function ListPage(props: ListPageProps) {
  const { title, id, csv, actions, search, filters, count, called, aside, page, children } = props
  return (
    <Container className="shop-list divide-y p-0" data-testid={id}>
      <div className="flex flex-wrap items-center gap-3 px-6 py-4">
        <Heading className="mr-auto">{title}</Heading>
        {csv && (
          <ForRight right="exports">
            <Button size="small" variant="secondary" asChild>
              <a href={csv} download>
                Tabelle für Excel
              </a>
            </Button>
          </ForRight>
        )}
        {actions}
      </div>
      <div className="flex flex-col gap-y-3 px-6 py-4">
        <SearchField {...search} />
        {filters}
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <Text size="small" className="text-ui-fg-subtle" role="status">
            {count === undefined ? " " : `${count} ${called[count === 1 ? 0 : 1]}`}
          </Text>
          {aside}
        </div>
      </div>
      {children}
      {count !== undefined && <Paging offset={page.offset} limit={page.limit} count={count} onTurn={page.turn} />}
    </Container>
  )
}

interface PressedFiltersProps<Filter extends string> {
  value: string
  options: readonly (readonly [filter: Filter, text: string])[]
  /** Undefined until they are read. */
  counts: Partial<Record<Filter, number>> | undefined
  onChange(filter: Filter): void
  /** Filters of another kind beside them. */
  children?: ReactNode
}

/** What a list shows, by one press, each with how many there are. */
export const PressedFilters = <Filter extends string>(props: PressedFiltersProps<Filter>) => (
  <fieldset className="flex flex-wrap items-center gap-2">
    <legend className="sr-only">Filter</legend>
    {props.options.map(([filter, text]) => (
      <Button
        key={filter}
        type="button"
        size="small"
        variant={filter === props.value ? "primary" : "secondary"}
        aria-pressed={filter === props.value}
        onClick={() => props.onChange(filter)}
      >
        {text} <span className="tabular-nums">{props.counts?.[filter] ?? "–"}</span>
      </Button>
    ))}
    {props.children}
  </fieldset>
)
