import { Select } from "@medusajs/ui"
import { useListAddress } from "#admin/lib/use-list-address"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Paging } from "#admin/ui/paging"
import { SearchField } from "#admin/ui/search-field"
import { Notice } from "#admin/ui/section"
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
  const { data, isPending, isError } = useStaffQuery<StaffErpRows>(`/admin/erp?${query}`)
  const textOf = (one: ErpFilter) => {
    const count = { open: undefined, done: undefined, parked: counts?.parked, credit: counts?.credit }[one]
    return count ? `${FILTERS[one]} (${count})` : FILTERS[one]
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-6 py-4">
        <div className="w-52">
          <Select size="small" value={filter} onValueChange={(value) => show({ filter: value })}>
            <Select.Trigger aria-label="Welche Vorgänge">
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {ERP_FILTERS.map((one) => (
                <Select.Item key={one} value={one}>
                  {textOf(one)}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        </div>
        <SearchField label="Bestellung, Dokument, Kunde" value={shown.q} onSearch={(q) => show({ q })} />
      </div>
      {isPending && <Notice>Wird geladen …</Notice>}
      {isError && <Notice>Die Vorgänge konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      {data?.count === 0 && <Notice>{shown.q ? "Nichts gefunden." : EMPTY[filter]}</Notice>}
      {data && data.rows.length > 0 && (
        <ul className="divide-y" data-testid="erp-rows">
          {data.rows.map((row) => (
            <ErpRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      {data && <Paging offset={offset} limit={limit} count={data.count} onTurn={turn} />}
    </>
  )
}
