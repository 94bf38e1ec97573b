import { Button } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import type { ReservationState } from "../../../contract/staff"
import { CancelDrawer } from "./cancel-drawer"
import { ExtendDrawer } from "./extend-drawer"

interface RentalActionsProps {
  reservationId: string
  product: string
  state: ReservationState
}

/** What staff can do about a rental, by where it stands. */
export function RentalActions({ reservationId, product, state }: RentalActionsProps) {
  const [open, setOpen] = useState<"cancel" | "extend" | null>(null)
  const close = () => setOpen(null)
  const isReserved = state === "reserved"
  if (!isReserved && state !== "handed_over") return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" variant="secondary" asChild>
        <Link to={`/desk/${reservationId}`}>{isReserved ? "Übergeben" : "Zurücknehmen"}</Link>
      </Button>
      <Button size="small" variant="secondary" onClick={() => setOpen("extend")}>
        Verlängern
      </Button>
      {isReserved && (
        <Button size="small" variant="secondary" onClick={() => setOpen("cancel")}>
          Stornieren
        </Button>
      )}
      {open === "cancel" && <CancelDrawer reservationId={reservationId} product={product} onClose={close} />}
      {open === "extend" && <ExtendDrawer reservationId={reservationId} product={product} onClose={close} />}
    </div>
  )
}
