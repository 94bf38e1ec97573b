import { Button } from "@medusajs/ui"
import { useState } from "react"
import { ActionButton } from "#admin/ui/form/action-button"
import type { StaffErpRow } from "../wire/staff-erp"
import { ReleaseDrawer } from "./release-drawer"
import { SolveDrawer } from "./solve-drawer"

const RESTING = ["done", "credit", "parked"]

/** What staff can do about a row. */
export function ErpActions({ row }: { row: StaffErpRow }) {
  const [opened, setOpened] = useState<"solve" | "release" | null>(null)
  if (row.state === "done") return null
  const isWaiting = !RESTING.includes(row.state)
  return (
    <div className="flex flex-wrap gap-2">
      {row.state === "credit" && (
        <Button size="small" variant="secondary" onClick={() => setOpened("release")}>
          Gutschrift freigeben
        </Button>
      )}
      {(row.state === "parked" || (isWaiting && row.last_error !== null)) && (
        <ActionButton
          action="Erneut versuchen"
          method="POST"
          path={`/admin/erp/${row.id}/retry`}
          list="/admin/erp"
          done={`${row.label} wird erneut versucht.`}
        />
      )}
      {(row.state === "parked" || row.state === "credit") && (
        <Button size="small" variant="transparent" onClick={() => setOpened("solve")}>
          Als erledigt markieren
        </Button>
      )}
      {opened === "solve" && <SolveDrawer row={row} onClose={() => setOpened(null)} />}
      {opened === "release" && <ReleaseDrawer row={row} onClose={() => setOpened(null)} />}
    </div>
  )
}
