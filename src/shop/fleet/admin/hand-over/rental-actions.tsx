import { Button } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import { useMay } from "#admin/lib/use-own-role"
import { CancelDrawer } from "#shop/orders/admin/rental-changes/cancel-drawer"
import { DatesForm } from "#shop/orders/admin/rental-changes/dates-form"
import { ExtendDrawer } from "#shop/orders/admin/rental-changes/extend-drawer"
import type { ReservationState } from "#shop/rental/wire/reservation"
import { DamageDrawer } from "../protocol/damage-drawer"

interface RentalActionsProps {
  reservationId: string
  product: string
  state: ReservationState
}

/** What staff can do about a rental, by where it is. */
export function RentalActions({ reservationId, product, state }: RentalActionsProps) {
  const [open, setOpen] = useState<"cancel" | "dates" | "extend" | "damage" | null>(null)
  const close = () => setOpen(null)
  const isReserved = state === "reserved"
  const mayChange = useMay("rentals")
  if (state === "cancelled") return null
  const isReturned = state === "returned"
  return (
    <div className="flex flex-wrap gap-2">
      {!isReturned && (
        <Button size="small" variant="secondary" asChild>
          <Link to={`/desk/${reservationId}`}>{isReserved ? "Übergeben" : "Zurücknehmen"}</Link>
        </Button>
      )}
      {state === "handed_over" && (
        <Button size="small" variant="secondary" asChild>
          <Link to={`/desk/${reservationId}/swap`}>Gerät tauschen</Link>
        </Button>
      )}
      {!isReturned && mayChange && (
        <Button size="small" variant="secondary" onClick={() => setOpen("extend")}>
          Verlängern
        </Button>
      )}
      {!isReturned && mayChange && (
        <Button size="small" variant="secondary" onClick={() => setOpen("dates")}>
          Miete ändern
        </Button>
      )}
      {isReserved && mayChange && (
        <Button size="small" variant="secondary" asChild>
          <Link to={`/new-order?replaces=${reservationId}`}>Anderes Modell</Link>
        </Button>
      )}
      {!isReserved && (
        <Button size="small" variant="secondary" onClick={() => setOpen("damage")}>
          Schaden erfassen
        </Button>
      )}
      {isReserved && mayChange && (
        <Button size="small" variant="secondary" onClick={() => setOpen("cancel")}>
          Stornieren
        </Button>
      )}
      {open === "damage" && <DamageDrawer reservationId={reservationId} product={product} onClose={close} />}
      {open === "cancel" && <CancelDrawer reservationId={reservationId} product={product} onClose={close} />}
      {open === "dates" && <DatesForm reservationId={reservationId} product={product} onClose={close} />}
      {open === "extend" && <ExtendDrawer reservationId={reservationId} product={product} onClose={close} />}
    </div>
  )
}
