import { Button, Input } from "@medusajs/ui"
import { useListAddress } from "#admin/lib/use-list-address"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { FilterSelect } from "#admin/ui/filter-select"
import { Paging } from "#admin/ui/paging"
import { QueryList } from "#admin/ui/query-list"
import { SearchField } from "#admin/ui/search-field"
import type { StaffAudit } from "../wire/staff-audit"
import { AuditEntry } from "./audit-entry"
import { AUDIT_AREAS } from "./audit-texts"

const STANDARD = { staff_id: "", area: "", subject_id: "", q: "", from: "", to: "" }
const DAYS = [
  ["from", "Von"],
  ["to", "Bis"],
] as const

/** Who changed what, filtered by person, area, record and days. */
export function AuditList() {
  const { shown, show, turn, offset, limit, query } = useListAddress(STANDARD)
  const audit = useStaffQuery<StaffAudit>(`/admin/audit?${query}`)
  const isFiltered = Object.values(shown).some((value) => value !== "")
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-6 py-4">
        <FilterSelect
          label="Wer"
          all="Alle Mitarbeitenden"
          value={shown.staff_id}
          options={(audit.data?.staff ?? []).map(({ id, name }) => [id, name] as const)}
          onChange={(staff_id) => show({ staff_id })}
        />
        <FilterSelect
          label="Bereich"
          all="Alle Bereiche"
          value={shown.area}
          options={Object.entries(AUDIT_AREAS)}
          onChange={(area) => show({ area })}
        />
        {DAYS.map(([name, label]) => (
          <Input
            key={name}
            type="date"
            size="small"
            aria-label={label}
            value={shown[name]}
            onChange={({ target }) => show({ [name]: target.value })}
          />
        ))}
        <SearchField label="Bestellung, Kunde, Produkt" value={shown.q} onSearch={(q) => show({ q })} />
        {isFiltered && (
          <Button size="small" variant="transparent" onClick={() => show(STANDARD)}>
            Alles zeigen
          </Button>
        )}
      </div>
      <QueryList
        query={audit}
        failed="Das Protokoll konnte nicht geladen werden. Bitte prüfen Sie die gewählten Tage."
        empty={isFiltered ? "Nichts gefunden." : "Noch nichts."}
        id="audit-entries"
        itemsOf={(data) => data.entries}
      >
        {(entry, { names }) => <AuditEntry key={entry.id} entry={entry} names={names} />}
      </QueryList>
      {audit.data && <Paging offset={offset} limit={limit} count={audit.data.count} onTurn={turn} />}
    </>
  )
}
