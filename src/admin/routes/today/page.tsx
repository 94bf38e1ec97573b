import { defineRouteConfig } from "@medusajs/admin-sdk"
import { CalendarMini } from "@medusajs/icons"
import { Button, Container, Heading, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { ForRight } from "#admin/ui/roles/for-right"
import { ErpAlarms } from "#shop/erp/admin/erp-alarms"
import { DueServices } from "#shop/fleet/admin/today/due-services"
import { DueUnits } from "#shop/fleet/admin/today/due-units"
import { ErrandSection } from "#shop/fleet/admin/today/errand-section"
import { WeekSection } from "#shop/fleet/admin/today/week-section"
import { ReturnedUnits } from "#shop/fleet/admin/units/returned-units"
import { ERRANDS } from "#shop/fleet/rules/staff-day"
import type { StaffToday } from "#shop/fleet/wire/staff-today"
import { DispatchSections } from "#shop/orders/admin/dispatch/dispatch-sections"
import type { StaffDispatches } from "#shop/orders/wire/dispatch"
import { OpenParts } from "#shop/parts/admin/today/open-parts"
import { dayText } from "../../lib/days"
import { useStaffQuery } from "../../lib/use-staff-query"
import { PrintStyle } from "../../ui/print-style"
import { Notice } from "../../ui/section"
import { InSight } from "./in-sight"
import "./menu.css"

const daysInWords = (today: string, next: string) => `${dayText(today)}, und was bis ${dayText(next)} ansteht`

/** Has as many lines as the days to come, which move nothing then. */
const AS_LONG = ["2026-11-25", "2026-11-26"] as const

/** The day's work: what is handed out, sent, taken back, missing or to be inspected up to the next working day. */
const TodayPage = () => {
  const { data, isPending, isError, refetch, isFetching } = useStaffQuery<StaffToday>("/admin/rental/today")
  const dispatches = useStaffQuery<StaffDispatches>("/admin/dispatches")
  const isComing = isPending || dispatches.isPending
  const readAgain = () => {
    void refetch()
    void dispatches.refetch()
  }
  return (
    <div className="flex flex-col gap-y-3">
      <PrintStyle />
      <Container className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <div>
          <Heading>Heute</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {data ? (
              daysInWords(data.today, data.next_working_day)
            ) : (
              <span className="invisible" aria-hidden="true">
                {daysInWords(...AS_LONG)}
              </span>
            )}
          </Text>
        </div>
        <div className="no-print flex flex-wrap gap-2">
          <Button size="small" asChild>
            <Link to="/new-order">Neue Bestellung</Link>
          </Button>
          <Button variant="secondary" size="small" isLoading={isFetching && !isPending} onClick={readAgain}>
            Aktualisieren
          </Button>
          <Button variant="secondary" size="small" asChild>
            <a href="/admin/rental/pick-list" download>
              Rüstliste
            </a>
          </Button>
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            Drucken
          </Button>
        </div>
      </Container>
      {isComing && <Notice>Wird geladen …</Notice>}
      {isError && <Notice>Die Angaben konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      {data && !isComing && (
        <>
          {ERRANDS.map((errand) => (
            <ErrandSection key={errand} errand={errand} data={data} />
          ))}
          <DispatchSections data={dispatches.data} />
          <WeekSection week={data.week} />
          <ReturnedUnits units={data.returned_units} today={data.today} />
          <OpenParts />
          <DueServices services={data.services} />
          <DueUnits
            units={data.units}
            atRisk={data.endangered}
            outlasting={data.outlasting}
            noticeDays={data.calibration_notice_days}
            today={data.today}
          />
          <ForRight right="accounting">
            <ErpAlarms />
          </ForRight>
          <InSight />
        </>
      )}
    </div>
  )
}

export const config = defineRouteConfig({ label: "Heute", icon: CalendarMini, rank: 1 })

export default TodayPage
