import { Button } from "@medusajs/ui"
import { useState } from "react"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { ActionButton } from "#admin/ui/form/action-button"
import type { StaffErpLink, StaffErpRow } from "../wire/staff-erp"
import { offeredActions } from "./offered-actions"
import { ReleaseDrawer } from "./release-drawer"
import { SolveDrawer } from "./solve-drawer"

/** What staff can do about a row. */
export function ErpActions({ row }: { row: StaffErpRow }) {
  const [opened, setOpened] = useState<"solve" | "release" | null>(null)
  const { data: link } = useStaffQuery<StaffErpLink>("/admin/erp/link")
  const offered = offeredActions(row, link?.mode)
  if (offered.length === 0) return null
  const goOn = { method: "POST", path: `/admin/erp/${row.id}/retry`, list: "/admin/erp" } as const
  return (
    <div className="flex flex-wrap gap-2">
      {offered.includes("release") && (
        <Button size="small" variant="secondary" onClick={() => setOpened("release")}>
          Gutschrift freigeben
        </Button>
      )}
      {offered.includes("retry") && (
        <ActionButton {...goOn} action="Erneut versuchen" done={`${row.label} wird erneut versucht.`} />
      )}
      {offered.includes("bill") && (
        <ActionButton
          {...goOn}
          action="Doch verrechnen"
          question={`${row.label} ist im Shop als bezahlt erfasst. Mit einer Buchhaltung stellt der Shop trotzdem eine Rechnung und sendet sie dem Kunden.`}
          done={`${row.label} wird verrechnet.`}
        />
      )}
      {offered.includes("name") && (
        <Button size="small" variant="secondary" onClick={() => setOpened("solve")}>
          Neue Rechnung eintragen
        </Button>
      )}
      {offered.includes("solve") && (
        <Button size="small" variant="transparent" onClick={() => setOpened("solve")}>
          Als erledigt markieren
        </Button>
      )}
      {opened === "solve" && <SolveDrawer row={row} onClose={() => setOpened(null)} />}
      {opened === "release" && <ReleaseDrawer row={row} onClose={() => setOpened(null)} />}
    </div>
  )
}
