import { Button, Input, Select } from "@medusajs/ui"
import { useListAddress } from "#admin/lib/use-list-address"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Paging } from "#admin/ui/paging"
import { SearchField } from "#admin/ui/search-field"
import { Notice } from "#admin/ui/section"
import type { StaffAudit } from "../wire/staff-audit"
import { AuditEntry } from "./audit-entry"
import { AUDIT_AREAS } from "./audit-texts"

const ALL = "all"
const STANDARD = { staff_id: "", area: "", subject_id: "", q: "", from: "", to: "" }

/** Who changed what, filtered by person, area, record and days. */
export function AuditList() {
  const { shown, show, turn, offset, limit, query } = useListAddress(STANDARD)
  const { data, isPending, isError } = useStaffQuery<StaffAudit>(`/admin/audit?${query}`)
  const isFiltered = Object.values(shown).some((value) => value !== "")
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-6 py-4">
        <Choice
          label="Wer"
          all="Alle Mitarbeitenden"
          value={shown.staff_id}
          options={(data?.staff ?? []).map(({ id, name }) => [id, name])}
          onChange={(staff_id) => show({ staff_id })}
        />
        <Choice
          label="Bereich"
          all="Alle Bereiche"
          value={shown.area}
          options={Object.entries(AUDIT_AREAS)}
          onChange={(area) => show({ area })}
        />
        <Input
          type="date"
          size="small"
          aria-label="Von"
          value={shown.from}
          onChange={({ target }) => show({ from: target.value })}
        />
        <Input
          type="date"
          size="small"
          aria-label="Bis"
          value={shown.to}
          onChange={({ target }) => show({ to: target.value })}
        />
        <SearchField label="Bestellung, Kunde, Produkt" value={shown.q} onSearch={(q) => show({ q })} />
        {isFiltered && (
          <Button size="small" variant="transparent" onClick={() => show(STANDARD)}>
            Alles zeigen
          </Button>
        )}
      </div>
      {isPending && <Notice>Wird geladen …</Notice>}
      {isError && <Notice>Das Protokoll konnte nicht geladen werden. Bitte prüfen Sie die gewählten Tage.</Notice>}
      {data?.count === 0 && <Notice>{isFiltered ? "Nichts gefunden." : "Noch nichts."}</Notice>}
      {data && data.entries.length > 0 && (
        <ul className="divide-y" data-testid="audit-entries">
          {data.entries.map((entry) => (
            <AuditEntry key={entry.id} entry={entry} names={data.names} />
          ))}
        </ul>
      )}
      {data && <Paging offset={offset} limit={limit} count={data.count} onTurn={turn} />}
    </>
  )
}

interface ChoiceProps {
  label: string
  /** What stands for no choice. */
  all: string
  value: string
  options: [string, string][]
  onChange(value: string): void
}

const Choice = ({ label, all, value, options, onChange }: ChoiceProps) => (
  <div className="w-48">
    <Select size="small" value={value || ALL} onValueChange={(chosen) => onChange(chosen === ALL ? "" : chosen)}>
      <Select.Trigger aria-label={label}>
        <Select.Value />
      </Select.Trigger>
      <Select.Content>
        <Select.Item value={ALL}>{all}</Select.Item>
        {options.map(([id, text]) => (
          <Select.Item key={id} value={id}>
            {text}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  </div>
)
