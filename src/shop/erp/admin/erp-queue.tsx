import { useListAddress } from "#admin/lib/use-list-address"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { FilterSelect } from "#admin/ui/filter-select"
import { Paging } from "#admin/ui/paging"
import { QueryList } from "#admin/ui/query-list"
import { SearchField } from "#admin/ui/search-field"
import type { ErpFilter, StaffErpLink, StaffErpRows } from "../wire/staff-erp"
import { ERP_FILTERS } from "../wire/staff-erp"
import { ErpRow } from "./erp-row"

const FILTERS: Record<ErpFilter, string> = {
  open: "Offen",
  parked: "Braucht Korrektur",
  credit: "Gutschriften",
  done: "Erledigt",
}
const EMPTY: Record<ErpFilter, string> = {
  open: "Alles ist in der Buchhaltung.",
  parked: "Nichts braucht eine Korrektur.",
  credit: "Keine Gutschrift ist freizugeben.",
  done: "Noch nichts.",
}

/** What is on its way into the accounts, with a search over orders, documents and customers. */
export function ErpQueue({ counts }: { counts: StaffErpLink["counts"] | undefined }) {
  const { shown, show, turn, offset, limit, query } = useListAddress({ filter: "open", q: "" })
  const filter = ERP_FILTERS.find((one) => one === shown.filter) ?? "open"
  const rows = useStaffQuery<StaffErpRows>(`/admin/erp?${query}`)
  const textOf = (one: ErpFilter) => {
    const count = { open: undefined, done: undefined, parked: counts?.parked, credit: counts?.credit }[one]
    return count ? `${FILTERS[one]} (${count})` : FILTERS[one]
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-6 py-4">
        <FilterSelect
          label="Welche Vorgänge"
          value={filter}
          options={ERP_FILTERS.map((one) => [one, textOf(one)])}
          onChange={(value) => show({ filter: value })}
        />
        <SearchField label="Bestellung, Dokument, Kunde" value={shown.q} onSearch={(q) => show({ q })} />
      </div>
      <QueryList
        query={rows}
        failed="Die Vorgänge konnten nicht geladen werden. Bitte laden Sie die Seite neu."
        empty={shown.q ? "Nichts gefunden." : EMPTY[filter]}
        id="erp-rows"
        itemsOf={(data) => data.rows}
      >
        {(row) => <ErpRow key={row.id} row={row} />}
      </QueryList>
      {rows.data && <Paging offset={offset} limit={limit} count={rows.data.count} onTurn={turn} />}
    </>
  )
}
