import { Button, Container, Heading, Table, Text } from "@medusajs/ui"
import { useParams } from "react-router-dom"
import { dayText } from "#admin/lib/days"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { PrintStyle } from "#admin/ui/print-style"
import { PageFor } from "#admin/ui/roles/for-right"
import { Notice } from "#admin/ui/section"
import type { StaffEvent, StaffRegistrations } from "#shop/events/wire/staff-events"

/** Who comes without being on the list signs here. */
const EMPTY_LINES = ["1", "2", "3", "4", "5"]

/** The list at the door, for paper. */
const Attendance = () => {
  const { id = "" } = useParams()
  const { data: event } = useStaffQuery<StaffEvent>(`/admin/events/${id}`)
  const { data, isPending, isError } = useStaffQuery<StaffRegistrations>(`/admin/events/${id}/attendance`)
  return (
    <Container className="divide-y p-0">
      <PrintStyle />
      <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <div>
          <Heading>{event?.name ?? "Anwesenheitsliste"}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {event && `${dayText(event.day)}, ${event.start_time} Uhr, ${event.venue}. `}
            {data && `${data.count} angemeldet`}
          </Text>
        </div>
        <Button size="small" variant="secondary" className="no-print" onClick={() => window.print()}>
          Drucken
        </Button>
      </div>
      {isPending && <Notice>Wird geladen …</Notice>}
      {isError && <Notice>Die Liste konnte nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      {data && (
        <div className="overflow-x-auto">
          <Table>
            <Table.Header>
              <Table.Row>
                <Table.HeaderCell>Name</Table.HeaderCell>
                <Table.HeaderCell>Firma</Table.HeaderCell>
                <Table.HeaderCell className="w-1/3">Unterschrift</Table.HeaderCell>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {data.registrations.map(({ id: key, first_name, last_name, company }) => (
                <Table.Row key={key} className="h-12">
                  <Table.Cell className="whitespace-normal break-words">
                    {last_name} {first_name}
                  </Table.Cell>
                  <Table.Cell className="whitespace-normal break-words">{company}</Table.Cell>
                  <Table.Cell />
                </Table.Row>
              ))}
              {EMPTY_LINES.map((line) => (
                <Table.Row key={line} className="h-12">
                  <Table.Cell />
                  <Table.Cell />
                  <Table.Cell />
                </Table.Row>
              ))}
            </Table.Body>
          </Table>
        </div>
      )}
    </Container>
  )
}

const AttendancePage = () => (
  <PageFor right="contents">
    <Attendance />
  </PageFor>
)

export const handle = { breadcrumb: () => "Anwesenheitsliste" }

export default AttendancePage
