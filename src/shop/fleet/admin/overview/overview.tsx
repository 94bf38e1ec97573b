import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Notice } from "#admin/ui/section"
import type { StaffOverview } from "../../wire/staff-overview"
import { ReportSection } from "../reports/report-section"
import { BottleneckList } from "./bottleneck-list"
import { OpenMoney } from "./money"
import { RentOfTimes } from "./rent-of-times"
import { UnitMoneyTable } from "./unit-money-table"

const CSV = "/admin/rental/reports"

/** Money and use at a glance, as they are today. */
export function Overview() {
  const { data, isPending, isError } = useStaffQuery<StaffOverview>("/admin/rental/overview")
  if (isPending) return <Notice>Wird geladen …</Notice>
  if (isError || !data)
    return <Notice>Die Übersicht konnte nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>
  return (
    <>
      <OpenMoney {...data} />
      <RentOfTimes {...data} />
      <ReportSection
        title="Nächste Engpässe"
        explanation={`Tage der nächsten ${data.bottleneck_days}, an denen von einem Modell nichts mehr frei ist oder mehr gewünscht wird, als da ist.`}
        csv={`${CSV}/engpaesse.csv`}
        isEmpty={data.bottlenecks.length === 0}
      >
        <BottleneckList bottlenecks={data.bottlenecks} />
      </ReportSection>
      <ReportSection
        title="Geräte: Wert, Erlös und Service in CHF"
        explanation="Mieterlös aller Mieten, die übergeben sind, exkl. MWST, mit Verlängerungen und verspäteten Tagen, ohne Lieferung und Service. Wert und Service werden beim Produkt eingetragen."
        csv={`${CSV}/geraete.csv`}
        isEmpty={data.units.length === 0}
      >
        <UnitMoneyTable units={data.units} />
      </ReportSection>
    </>
  )
}
