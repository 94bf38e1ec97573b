import { Button } from "@medusajs/ui"
import { useListAddress } from "#admin/lib/use-list-address"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Box } from "#admin/ui/box"
import { FilterSelect } from "#admin/ui/filter-select"
import { Paging } from "#admin/ui/paging"
import { QueryList } from "#admin/ui/query-list"
import { SearchField } from "#admin/ui/search-field"
import { ENTRY_STATES } from "../rules/entry-states"
import type { StaffWaitList } from "../wire/staff-wait-list"
import { ENTRY_STATE_TEXTS } from "./entry-state-texts"
import { EntryRow } from "./wait-list-row"

const STANDARD = { product_id: "", state: "open", q: "" }
const STATES = [
  ["open", "Alle offenen"] as const,
  ...ENTRY_STATES.map((state) => [state, ENTRY_STATE_TEXTS[state].text] as const),
]

/** Who waits for which device and days, by product, state and address; each can be taken off. */
export function WaitList() {
  const { shown, show, turn, offset, limit, query } = useListAddress(STANDARD)
  const list = useStaffQuery<StaffWaitList>(`/admin/wait-list?${query}`)
  return (
    <Box
      title="Warteliste"
      id="wait-list"
      hint="Wird ein Gerät frei, bietet der Shop es von selbst der ersten passenden Person an und hält es 24 Stunden."
      count={list.data?.count}
      actions={
        <Button size="small" variant="secondary" asChild>
          <a href={`/admin/wait-list/csv?${new URLSearchParams(shown)}`} download>
            Tabelle für Excel
          </a>
        </Button>
      }
    >
      <div className="flex flex-wrap items-center gap-3 px-6 py-4">
        <FilterSelect
          label="Produkt"
          all="Alle Produkte"
          value={shown.product_id}
          options={(list.data?.products ?? []).map(({ id, name }) => [id, name] as const)}
          onChange={(product_id) => show({ product_id })}
        />
        <FilterSelect label="Stand" value={shown.state} options={STATES} onChange={(state) => show({ state })} />
        <SearchField label="E-Mail, Firma, Name" value={shown.q} onSearch={(q) => show({ q })} />
      </div>
      <QueryList
        query={list}
        failed="Die Warteliste konnte nicht geladen werden. Bitte laden Sie die Seite neu."
        empty={shown.q ? "Niemand gefunden." : "Zurzeit wartet niemand."}
        id="wait-list-entries"
        itemsOf={(data) => data.entries}
      >
        {(entry) => <EntryRow key={entry.id} entry={entry} />}
      </QueryList>
      {list.data && <Paging offset={offset} limit={limit} count={list.data.count} onTurn={turn} />}
    </Box>
  )
}
