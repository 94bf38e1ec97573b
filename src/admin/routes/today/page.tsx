import { defineRouteConfig } from "@medusajs/admin-sdk"
import { CalendarMini } from "@medusajs/icons"
import { Button, Container, Heading, Text } from "@medusajs/ui"
import type { StaffToday } from "../../../contract/staff-today"
import { ERRANDS } from "../../../domain/staff-day"
import { DueUnits } from "../../components/due-units"
import { ErpAlarms } from "../../components/erp/erp-alarms"
import { ErrandSection } from "../../components/errand-section"
import { PrintStyle } from "../../components/print-style"
import { Notice } from "../../components/section"
import { ReturnedUnits } from "../../components/units/returned-units"
import { dayText } from "../../lib/days"
import { useStaffQuery } from "../../lib/use-staff-query"
import "./menu.css"

/** The day's work: what is handed out, sent, taken back, missing or to be inspected up to the next working day. */
const TodayPage = () => {
  const { data, isPending, isError, refetch, isFetching } = useStaffQuery<StaffToday>("/admin/rental/today")
  return (
    <div className="flex flex-col gap-y-3">
      <PrintStyle />
      <Container className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <div>
          <Heading>Heute</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {data ? `${dayText(data.today)}, und was bis ${dayText(data.next_working_day)} ansteht` : " "}
          </Text>
        </div>
        <div className="no-print flex gap-2">
          <Button variant="secondary" size="small" isLoading={isFetching && !isPending} onClick={() => refetch()}>
            Aktualisieren
          </Button>
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            Drucken
          </Button>
        </div>
      </Container>
      {isPending && <Notice>Wird geladen …</Notice>}
      {isError && <Notice>Die Angaben konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      {data && (
        <>
          {ERRANDS.map((errand) => (
            <ErrandSection key={errand} errand={errand} data={data} />
          ))}
          <ReturnedUnits units={data.returned_units} today={data.today} />
          <DueUnits
            units={data.units}
            endangered={data.endangered}
            noticeDays={data.calibration_notice_days}
            today={data.today}
          />
          <ErpAlarms />
        </>
      )}
    </div>
  )
}

export const config = defineRouteConfig({ label: "Heute", icon: CalendarMini, rank: 1 })

export default TodayPage
