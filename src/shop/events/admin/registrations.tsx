import { Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import { dayText } from "#admin/lib/days"
import { useListAddress } from "#admin/lib/use-list-address"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Box } from "#admin/ui/box"
import { FilterSelect } from "#admin/ui/filter-select"
import { Paging } from "#admin/ui/paging"
import { QueryList } from "#admin/ui/query-list"
import { SearchField } from "#admin/ui/search-field"
import type { StaffEvent, StaffRegistration, StaffRegistrations } from "../wire/staff-events"
import { MoveDrawer } from "./move-drawer"
import { RegistrationDrawer } from "./registration-drawer"
import { type RegistrationAct, RegistrationRow } from "./registration-row"
import { WithdrawDrawer } from "./withdraw-drawer"

type Opened = { act: RegistrationAct; registration: StaffRegistration } | { act: "add" } | null

/** Who comes to the event: by search and page, as a table and as a list for the door. */
export function Registrations({ event }: { event: StaffEvent }) {
  const [opened, setOpened] = useState<Opened>(null)
  const { shown, show, turn, offset, limit, query } = useListAddress({ state: "registered", q: "" })
  const path = `/admin/events/${event.id}/registrations`
  const registrations = useStaffQuery<StaffRegistrations>(`${path}?${query}`)
  const close = () => setOpened(null)
  return (
    <Box
      title="Anmeldungen"
      id="registrations"
      actions={
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="secondary" asChild>
            <Link to={`/events/${event.id}/attendance`}>Anwesenheitsliste</Link>
          </Button>
          <Button size="small" variant="secondary" asChild>
            <a href={`${path}/csv`} download>
              Tabelle für Excel
            </a>
          </Button>
          {event.is_open && (
            <Button size="small" onClick={() => setOpened({ act: "add" })}>
              Person anmelden
            </Button>
          )}
        </div>
      }
    >
      <div className="flex flex-wrap items-center gap-3 px-6 py-4">
        <FilterSelect
          label="Welche Anmeldungen"
          value={shown.state}
          options={[
            ["registered", `Angemeldet (${event.registered})`],
            ["cancelled", `Abgemeldet (${event.withdrawn})`],
          ]}
          onChange={(state) => show({ state })}
        />
        <SearchField label="Name, Firma, Ort, Mail, Telefon" value={shown.q} onSearch={(q) => show({ q })} />
      </div>
      <QueryList
        query={registrations}
        failed="Die Anmeldungen konnten nicht geladen werden. Bitte laden Sie die Seite neu."
        empty={shown.q ? "Niemand gefunden." : "Noch niemand."}
        itemsOf={(data) => data.registrations}
      >
        {(registration) => (
          <RegistrationRow
            key={registration.id}
            registration={registration}
            canMove={event.others.length > 0}
            onAct={(act) => setOpened({ act, registration })}
          />
        )}
      </QueryList>
      {registrations.data && <Paging offset={offset} limit={limit} count={registrations.data.count} onTurn={turn} />}
      <Text size="small" className="px-6 py-4 text-ui-fg-subtle">
        Anmeldungen werden am {dayText(event.forgotten_on)} gelöscht. Heruntergeladene Tabellen und gedruckte Listen
        müssen Sie dann selbst vernichten.
      </Text>
      {opened?.act === "add" && <RegistrationDrawer event={event} registration={null} onClose={close} />}
      {opened?.act === "correct" && (
        <RegistrationDrawer event={event} registration={opened.registration} onClose={close} />
      )}
      {opened?.act === "move" && <MoveDrawer event={event} registration={opened.registration} onClose={close} />}
      {opened?.act === "withdraw" && (
        <WithdrawDrawer event={event} registration={opened.registration} onClose={close} />
      )}
    </Box>
  )
}
