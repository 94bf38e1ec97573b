import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Box } from "#admin/ui/box"
import { Notice } from "#admin/ui/section"
import type { StaffVitals } from "../wire/staff-vitals"
import { VitalsTable } from "./vitals-table"

const TITLE = "Wie schnell die Seiten sind"

/** How visitors of the shop found its pages, as their browsers measured it. */
export function PageSpeed() {
  const { data, isPending, isError } = useStaffQuery<StaffVitals>("/admin/vitals")
  if (isPending) return <Notice>Wird geladen …</Notice>
  if (isError) return <Notice>Die Messungen konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>
  const { days, rows } = data
  return (
    <Box
      title={TITLE}
      id="page-speed"
      hint={`Was drei von vier Besuchen in den letzten ${days} Tagen einhielten, neben den ${days} Tagen davor; gemessen von den Browsern der Besucher und nur gezählt, ohne Cookies und Personendaten. Wer auf einer Seite weiterklickt, zählt zu der, mit der sein Besuch begann.`}
    >
      {rows.length === 0 ? (
        <Notice>Noch kein Besuch gemessen.</Notice>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls a wide table by the keyboard.
        <section className="overflow-x-auto" aria-label={TITLE} tabIndex={0}>
          <VitalsTable rows={rows} />
        </section>
      )}
    </Box>
  )
}
