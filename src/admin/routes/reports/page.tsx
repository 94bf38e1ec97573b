import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ChartBar } from "@medusajs/icons"
import { Container, Heading, Input, Label } from "@medusajs/ui"
import { useId, useState } from "react"
import { PageFor } from "#admin/ui/roles/for-right"
import { Overview } from "#shop/fleet/admin/overview/overview"
import { LoadReport } from "#shop/fleet/admin/reports/load-report"
import { RentReport } from "#shop/fleet/admin/reports/rent-report"
import { ReportSection, ReportTable } from "#shop/fleet/admin/reports/report-section"
import { UtilisationReport } from "#shop/fleet/admin/reports/utilisation-report"
import type { StaffReports } from "#shop/fleet/wire/staff-reports"
import { PageSpeed } from "#shop/vitals/admin/page-speed"
import { useStaffQuery } from "../../lib/use-staff-query"
import { Notice } from "../../ui/section"

const PATH = "/admin/rental/reports"

/** How the fleet was used, what it earned, how full the coming weeks are, and how fast the shop's pages were. */
const Reports = () => {
  const [range, setRange] = useState<{ from: string; to: string } | null>(null)
  const query = range ? `?from=${range.from}&to=${range.to}` : ""
  const { data, isPending, isError } = useStaffQuery<StaffReports>(`${PATH}${query}`)
  const { from = "", to = "" } = range ?? data ?? {}
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="px-6 py-4">
        <Heading>Übersicht</Heading>
      </Container>
      <Overview />
      <Container className="flex flex-wrap items-end gap-3 px-6 py-4">
        <Heading level="h2" className="mr-auto">
          Nach Monaten
        </Heading>
        <MonthField label="Von" value={from} onChange={(month) => setRange({ from: month, to })} />
        <MonthField label="Bis" value={to} onChange={(month) => setRange({ from, to: month })} />
      </Container>
      {isPending && <Notice>Wird geladen …</Notice>}
      {isError && <Notice>Bitte wählen Sie höchstens 24 Monate, den ersten vor dem letzten.</Notice>}
      {data && (
        <>
          <ReportSection
            title="Auslastung"
            explanation="Miettage im Verhältnis zu den Tagen, an denen das Gerät im Bestand und nicht gesperrt war; Montag bis Samstag, Gebuchtes eingerechnet."
            csv={`${PATH}/auslastung.csv?from=${from}&to=${to}`}
            isEmpty={data.utilisation.length === 0}
          >
            <UtilisationReport rows={data.utilisation} />
          </ReportSection>
          <ReportSection
            title="Mieterlös in CHF"
            explanation="Mieten exkl. MwSt. in dem Monat, in dem das Gerät gebraucht wird, mit Verlängerungen; Gebühren für Stornierungen und verspätete Rückgaben, wenn sie anfallen. Ohne Lieferung und Service."
            csv={`${PATH}/mieterloes.csv?from=${from}&to=${to}`}
            isEmpty={data.rent.length === 0}
          >
            <RentReport months={data.months} rent={data.rent} />
          </ReportSection>
          <ReportSection
            title="Belegung der nächsten acht Wochen"
            explanation="Anteil der Tage aller Geräte in Betrieb, die vergeben sind, mit Transport, Aufbereitung und Sperren."
            csv={`${PATH}/belegung.csv`}
            isEmpty={data.load.length === 0}
          >
            <LoadReport weeks={data.weeks} load={data.load} />
          </ReportSection>
          <ReportTable
            title="Bestellungen"
            explanation="Jede Bestellung dieser Monate, wie sie bestellt wurde: Firma, Person, Preis nach Liste, Rabatt und Total."
            csv={`${PATH}/bestellungen.csv?from=${from}&to=${to}`}
          />
        </>
      )}
      <PageSpeed />
    </div>
  )
}

interface MonthFieldProps {
  label: string
  value: string
  onChange(month: string): void
}

function MonthField({ label, value, onChange }: MonthFieldProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-y-1">
      <Label htmlFor={id} size="xsmall">
        {label}
      </Label>
      <Input
        id={id}
        type="month"
        size="small"
        value={value}
        onChange={({ target }) => /^\d{4}-\d{2}$/.test(target.value) && onChange(target.value)}
      />
    </div>
  )
}

const ReportsPage = () => (
  <PageFor right="exports">
    <Reports />
  </PageFor>
)

export const config = defineRouteConfig({ label: "Übersicht", icon: ChartBar, rank: 3 })

export default ReportsPage
