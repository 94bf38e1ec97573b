import { Button, Container, Heading, Select, Text } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import { dayText } from "#admin/lib/days"
import { useListAddress } from "#admin/lib/use-list-address"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Paging } from "#admin/ui/paging"
import { SearchField } from "#admin/ui/search-field"
import { Notice } from "#admin/ui/section"
import type { StaffEvent, StaffRegistration, StaffRegistrations } from "../wire/staff-events"
import { MoveDrawer } from "./move-drawer"
import { RegistrationDrawer } from "./registration-drawer"
import { type RegistrationAct, RegistrationRow } from "./registration-row"
import { WithdrawDrawer } from "./withdraw-drawer"

const STATES = { registered: "Angemeldet", cancelled: "Abgemeldet" }

type Opened = { act: RegistrationAct; registration: StaffRegistration } | { act: "add" } | null

/** Who comes to the event: by search and page, as a table and as a list for the door. */
export function Registrations({ event }: { event: StaffEvent }) {
  const [opened, setOpened] = useState<Opened>(null)
  const { shown, show, turn, offset, limit, query } = useListAddress({ state: "registered", q: "" })
  const path = `/admin/events/${event.id}/registrations`
  const { data, isPending, isError } = useStaffQuery<StaffRegistrations>(`${path}?${query}`)
  const close = () => setOpened(null)
  return (
    <Container className="divide-y p-0" data-testid="registrations">
      <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <Heading level="h2">Anmeldungen</Heading>
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
      </div>
      <div className="flex flex-wrap items-center gap-3 px-6 py-4">
        <div className="w-44">
          <Select size="small" value={shown.state} onValueChange={(state) => show({ state })}>
            <Select.Trigger aria-label="Welche Anmeldungen">
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              <Select.Item value="registered">
                {STATES.registered} ({event.registered})
              </Select.Item>
              <Select.Item value="cancelled">
                {STATES.cancelled} ({event.withdrawn})
              </Select.Item>
            </Select.Content>
          </Select>
        </div>
        <SearchField label="Name, Firma, Ort, Mail, Telefon" value={shown.q} onSearch={(q) => show({ q })} />
      </div>
      {isPending && <Notice>Wird geladen …</Notice>}
      {isError && <Notice>Die Anmeldungen konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      {data?.count === 0 && <Notice>{shown.q ? "Niemand gefunden." : "Noch niemand."}</Notice>}
      {data && data.registrations.length > 0 && (
        <ul className="divide-y">
          {data.registrations.map((registration) => (
            <RegistrationRow
              key={registration.id}
              registration={registration}
              canMove={event.others.length > 0}
              onAct={(act) => setOpened({ act, registration })}
            />
          ))}
        </ul>
      )}
      {data && <Paging offset={offset} limit={limit} count={data.count} onTurn={turn} />}
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
    </Container>
  )
}
